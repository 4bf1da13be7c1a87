import { adminCreate } from '../commands/admin-create.ts'
import { operate } from './run-command.ts'

void operate('admin-create', adminCreate)
