import { adminCreate } from '../commands/admin-create.ts'
import { operate } from './operate.ts'

void operate('admin-create', adminCreate)
