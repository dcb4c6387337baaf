"""A headless Chromium, driven over its DevTools pipe with nothing but the standard library."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One browser with one page at a time; what the page's console says is collected in `messages`."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="rowtrail-browser-")
        read, self.out = os.pipe()
        self.incoming, write = os.pipe()

        def wire():
            # The browser reads from 3 and writes to 4.
            high = [os.dup(read), os.dup(write)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)
            os.set_inheritable(3, True)
            os.set_inheritable(4, True)

        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--no-first-run", "--disable-ipc-flooding-protection", "--disable-extensions",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read)
        os.close(write)
        self.number = 0
        self.buffer = b""
        self.messages = []
        self.requests = []
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        # Time that the page's thread takes, however busy the machine is.
        self.call("Performance.enable", timeDomain="threadTicks")

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        deadline = time.time() + 60
        while True:
            answer = self.receive(deadline)
            if answer is None:
                raise TimeoutError(f"the browser does not answer {method}")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self, deadline):
        while b"\0" not in self.buffer:
            if not select.select([self.incoming], [], [], max(0, deadline - time.time()))[0]:
                return None
            piece = os.read(self.incoming, 1 << 20)
            if not piece:
                raise RuntimeError("the browser ended")
            self.buffer += piece
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, details):
        if method == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
            self.messages.append(" ".join(str(argument.get("value", argument)) for argument in details["args"]))
        elif method == "Runtime.exceptionThrown":
            exception = details["exceptionDetails"]
            self.messages.append(exception.get("exception", {}).get("description") or exception["text"])
        elif method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            self.messages.append(details["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])

    def work(self):
        """How many seconds the page's thread has worked so far."""
        metrics = self.call("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def size(self, width, height, scale=1, phone=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)

    def prefer(self, scheme="light", motion="no-preference", medium=""):
        self.call("Emulation.setEmulatedMedia", media=medium, features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])

    def open(self, url):
        """Loads a page anew, whatever is shown now, and waits until it is there."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script):
        """What a script comes to; a promise is waited for."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def wait(self, condition, seconds=20):
        deadline = time.time() + seconds
        while time.time() < deadline:
            if self.run(f"Boolean({condition})"):
                return
            time.sleep(0.02)
        raise AssertionError(f"never came true: {condition}")

    def key(self, key, shift=False):
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33,
                 "PageDown": 34, "Escape": 27, "Tab": 9, "Enter": 13, " ": 32}
        details = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper())), "modifiers": 8 if shift else 0}
        text = "\r" if key == "Enter" else key if len(key) == 1 else None
        self.call("Input.dispatchKeyEvent", type="keyDown", **details, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **details)

    def click(self, selector, number=0, at=(0.5, 0.5)):
        """A click with the mouse on an element that a selector names."""
        box = self.run(f"""(() => {{
          const node = document.querySelectorAll({json.dumps(selector)})[{number}];
          if (!node) return null;
          node.scrollIntoView({{block: 'nearest', behavior: 'instant'}});
          const box = node.getBoundingClientRect();
          return [box.x, box.y, box.width, box.height];
        }})()""")
        assert box and box[2] and box[3], f"nothing to click: {selector}"
        x, y = box[0] + box[2] * at[0], box[1] + box[3] * at[1]
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag(self, start, end, steps=20):
        """Presses at one point, goes to another in steps, and lets go."""
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
