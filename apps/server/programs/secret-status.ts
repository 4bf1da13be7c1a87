import { secretStatus } from '../commands/secret-status.ts'
import { operate } from './operate.ts'

void operate('secret-status', secretStatus)
