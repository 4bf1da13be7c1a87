import { adminCreateCommand } from '../commands/admin-create.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('admin-create', adminCreateCommand)
