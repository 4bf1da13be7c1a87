import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'

export type ConversationRow = Selectable<DB['conversation']>
export type MessageRow = Selectable<DB['message']>
