import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'

export type ConversationRow = Selectable<DB['conversation']>
export type MessageRow = Selectable<DB['message']>
