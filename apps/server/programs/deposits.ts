import { deposits } from '../commands/deposits.ts'
import { operate } from './operate.ts'

void operate('deposits', deposits)
