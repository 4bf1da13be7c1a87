import { browserStorage } from '#platform/web/storage.ts'
import { useSession } from '#platform/web/client/session.ts'

const name = (uid: string): string => `gift:${useSession.getState().user?.id ?? ''}:${uid}`

/** Reads the draft of a note for a gift that is not bought yet; empty without one. Stored in the browser, so that it survives a deposit. */
export const readNoteDraft = (uid: string): string => browserStorage.getItem(name(uid)) ?? ''

/** Stores the draft of a note for a gift to a member; an empty note deletes it. */
export const saveNoteDraft = (uid: string, note: string): void =>
  note === '' ? browserStorage.removeItem(name(uid)) : browserStorage.setItem(name(uid), note)
