import { secretLostCommand } from '../commands/secret-lost.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('secret-lost', secretLostCommand)
