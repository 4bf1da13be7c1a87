import { depositsCommand } from '../commands/deposits.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('deposits', depositsCommand)
