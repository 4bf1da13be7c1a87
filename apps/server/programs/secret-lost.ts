import { secretLost } from '../commands/secret-lost.ts'
import { operate } from './operate.ts'

void operate('secret-lost', secretLost)
