import { secretStatus } from '../commands/secret-status.ts'
import { operate } from './run-command.ts'

void operate('secret-status', secretStatus)
