import { maxOfflineAgeMs, withMemberStore } from '#platform/web/client/member-database.ts'
import { fillMissingFields } from '../changes/fill-missing-fields.ts'
import type { OfflineConversation } from './offline-selection.ts'

interface Row extends OfflineConversation {
  member: string
  uid: string
  /** Position in the conversation list. */
  place: number
  kept_at: string
}

/** Reads the conversations stored for a member, in the order of the list. */
export const readOfflineConversations = async (member: string, now: Date): Promise<OfflineConversation[]> => {
  const rows: Row[] = (await withMemberStore('conversations', member, 'readonly', (store) => store.getAll())) ?? []
  return rows
    .filter((row) => row.member === member && now.getTime() - Date.parse(row.kept_at) < maxOfflineAgeMs)
    .sort((a, b) => a.place - b.place)
    .map(({ conversation, messages, changed_to = 0 }) => ({ conversation, messages: messages.map(fillMissingFields), changed_to }))
}

/** Replaces all stored conversations, including those of other members who used this browser. */
export const replaceOfflineConversations = async (member: string, kept: readonly OfflineConversation[], now: Date): Promise<void> => {
  await withMemberStore('conversations', member, 'readwrite', (store) => {
    const emptied = store.clear()
    for (const [place, one] of kept.entries())
      store.put({ ...one, member, uid: one.conversation.person.id, place, kept_at: now.toISOString() } satisfies Row)
    return emptied
  })
}

/** Deletes the stored conversation with a member. */
export const deleteOfflineConversation = async (member: string, uid: string): Promise<void> => {
  await withMemberStore('conversations', member, 'readwrite', (store) => store.delete([member, uid]))
}
