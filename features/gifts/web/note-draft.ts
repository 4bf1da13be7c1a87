import { browserStorage } from '#platform/web/storage.ts'
import { useSession } from '#platform/web/client/session.ts'

const name = (uid: string): string => `gift:${useSession.getState().user?.id ?? ''}:${uid}`

/** The note of a gift that is not bought yet. It is stored, so that it survives a deposit. */
export const readNoteDraft = (uid: string): string => browserStorage.getItem(name(uid)) ?? ''

/** Stores the note; an empty one deletes it. */
export const saveNoteDraft = (uid: string, note: string): void =>
  note === '' ? browserStorage.removeItem(name(uid)) : browserStorage.setItem(name(uid), note)
