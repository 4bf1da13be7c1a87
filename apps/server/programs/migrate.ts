import { migrations } from '../commands/migrations.ts'
import { operate } from './run-command.ts'

void operate('migrate', migrations)
