import { browserStorage } from '#platform/web/storage.ts'
import { useSession } from '#platform/web/client/session.ts'

const name = (uid: string): string => `gift:${useSession.getState().user?.id ?? ''}:${uid}`

/** What was written to a gift that is not bought yet; it survives the way to a deposit and back. */
export const readNoteDraft = (uid: string): string => browserStorage.getItem(name(uid)) ?? ''

/** Keeps it; an empty text forgets it. */
export const saveNoteDraft = (uid: string, note: string): void =>
  note === '' ? browserStorage.removeItem(name(uid)) : browserStorage.setItem(name(uid), note)
