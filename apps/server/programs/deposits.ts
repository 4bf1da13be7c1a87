import { deposits } from '../commands/deposits.ts'
import { operate } from './run-command.ts'

void operate('deposits', deposits)
