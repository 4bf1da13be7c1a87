import { secretLost } from '../commands/secret-lost.ts'
import { operate } from './run-command.ts'

void operate('secret-lost', secretLost)
