import { resolve } from 'node:path'
import { importMembersCommand } from '../commands/import.ts'
import { runFromTerminal } from './run-command.ts'

// A running server may do the work. Its working directory differs, so paths are made absolute.
const args = process.argv.slice(2).map((given) => (given.startsWith('-') || /^\d+$/.test(given) ? given : resolve(given)))
void runFromTerminal('import', importMembersCommand, args)
