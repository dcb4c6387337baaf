// Writes logs to real disks, and checks what a crash has left of them; see `.ci/disks.py`.
//
//     LogProbe write PATH COUNT full|process           creates or opens the log, appends until it has COUNT entries, and
//                                                      prints each revision as soon as its append has returned
//     LogProbe kill FOLDER COUNT full|process STEP     does so in processes that the system kills at every STEP-th byte,
//                                                      and checks each log
//     LogProbe check COUNT                             reads lines `ACKNOWLEDGED LAST PATH`, and checks each log,
//                                                      to which no more than the LAST entry was handed over

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("write", 5):
  guard let count = Int(arguments[3]) else { exit(64) }
  var writer = ProbeWriter(arguments[2], count, arguments[4] == "full" ? .full : .process)
  exit(writer.run())
case ("kill", 6):
  guard let count = Int(arguments[3]), let step = Int(arguments[5]) else { exit(64) }
  exit(ProbeKills(arguments[2], count, arguments[4] == "full" ? .full : .process, step: step).run())
case ("check", 3):
  guard let count = Int(arguments[2]) else { exit(64) }
  exit(ProbeCheck(count).run())
default: exit(64)
}
