import { importMembersCommand, resolveImportFolder } from '../commands/import.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('import', importMembersCommand, resolveImportFolder(process.argv.slice(2)))
