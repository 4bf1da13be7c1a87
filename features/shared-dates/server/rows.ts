import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'

export type DateRow = Selectable<DB['shared_date']>
