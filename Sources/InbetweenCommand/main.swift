import Commands
import Glibc

exit(Command.run(CommandLine.arguments))
