import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** Whom the moment of a match shows. */
export interface Matched {
  id: string
  firstname: string
  image: string | null
}

interface Matches {
  waiting: readonly Matched[]
  /** The one who likes last hears of a match twice, from the answer and over the socket. */
  told: readonly string[]
}

const none: Matches = { waiting: [], told: [] }
export const useMatchMoments = create<Matches>(() => none)
onSessionChange(() => useMatchMoments.setState(none))

/** Shows the moment of a match, once for each pair. */
export const tellMatch = ({ id, firstname, image }: Matched): void =>
  useMatchMoments.setState(({ waiting, told }) =>
    told.includes(id) ? {} : { waiting: [...waiting, { id, firstname, image }], told: [...told, id] },
  )

/** Lets a later match with the same member be told again. */
export const forgetMatch = (uid: string): void =>
  useMatchMoments.setState(({ waiting, told }) => ({
    waiting: waiting.filter(({ id }) => id !== uid),
    told: told.filter((id) => id !== uid),
  }))

/** Puts the moment on the screen away. */
export const closeMatch = (): void => useMatchMoments.setState(({ waiting }) => ({ waiting: waiting.slice(1) }))
