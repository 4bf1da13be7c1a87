import { resolve } from 'node:path'
import { importMembersCommand } from '../commands/import.ts'
import { runFromTerminal } from './run-command.ts'

// A running server may do the work, and has a working folder of its own.
const args = process.argv.slice(2).map((given) => (given.startsWith('-') || /^\d+$/.test(given) ? given : resolve(given)))
void runFromTerminal('import', importMembersCommand, args)
