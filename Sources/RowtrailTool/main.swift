import RowtrailCommandLine

CommandLineTool.runProcess()
