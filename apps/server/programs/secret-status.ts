import { secretStatusCommand } from '../commands/secret-status.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('secret-status', secretStatusCommand)
