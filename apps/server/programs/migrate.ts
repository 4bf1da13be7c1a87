import { migrateCommand } from '../commands/migrations.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('migrate', migrateCommand)
