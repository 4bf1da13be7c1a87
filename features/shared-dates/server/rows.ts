import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'

export type SharedDateRow = Selectable<DB['shared_date']>
