import { migrations } from '../commands/migrations.ts'
import { operate } from './operate.ts'

void operate('migrate', migrations)
