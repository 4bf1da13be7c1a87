import { create } from 'zustand'
import type { Photo } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { onSessionChange } from '#platform/web/client/session.ts'
import { listReactions } from '../contract.ts'

/** A photo as large as the dialog shows it, a small one where data is saved, and what is shown until it has loaded. */
export type MatchPhoto = Pick<Photo, 'image_160' | 'image_480' | 'image_blur'> & Partial<Pick<Photo, 'image' | 'blurred'>>

/** The member a reaction or match is about. */
export interface ReactionTarget {
  id: string
  firstname: string
  image: string | null
  images?: readonly MatchPhoto[]
}

/** The member of a match. */
export interface MatchedPerson {
  id: string
  firstname: string
  /** The first photo in the known sizes; null without a photo. */
  photo: (Pick<MatchPhoto, 'image_480'> & Partial<MatchPhoto>) | null
  /** What the member wrote with the like that made the match. */
  line?: string | undefined
}

interface MatchQueue {
  waiting: readonly MatchedPerson[]
  /** Ids that were queued already: the member who likes last gets the match from the response and from the socket. */
  seen: readonly string[]
}

const none: MatchQueue = { waiting: [], seen: [] }
/** The matches that wait to be shown. */
export const useMatchQueue = create<MatchQueue>(() => none)
onSessionChange(() => useMatchQueue.setState(none))

/** Whether a match with a member has been queued on this page. */
export const hasQueuedMatch = (uid: string): boolean => useMatchQueue.getState().seen.includes(uid)

/** Replaces the blurred photo of a new match by the real one. If the request fails, the blurred one stays. */
const showRealPhoto = async (uid: string): Promise<void> => {
  const { data } = await call(listReactions, { query: { type: 'matches' } })
  const photo = data.people.find(({ id }) => id === uid)?.images[0]
  if (photo === undefined) return
  useMatchQueue.setState(({ waiting }) => ({ waiting: waiting.map((person) => (person.id === uid ? { ...person, photo } : person)) }))
}

/** Queues the dialog for a match, once for each pair; `line` is what was sent with the like. The socket can be faster than the response with the line. */
export const queueMatch = ({ id, firstname, image, images }: ReactionTarget, line?: string): void => {
  if (images?.[0]?.blurred === true && !hasQueuedMatch(id)) showRealPhoto(id).catch(() => {})
  useMatchQueue.setState(({ waiting, seen }) =>
    seen.includes(id)
      ? { waiting: line === undefined ? waiting : waiting.map((person) => (person.id === id ? { ...person, line } : person)) }
      : {
          waiting: [...waiting, { id, firstname, photo: images?.[0] ?? (image === null ? null : { image_480: image }), line }],
          seen: [...seen, id],
        },
  )
}

/** Removes a member from the queue, and lets a later match with them show again. */
export const removeQueuedMatch = (uid: string): void =>
  useMatchQueue.setState(({ waiting, seen }) => ({
    waiting: waiting.filter(({ id }) => id !== uid),
    seen: seen.filter((id) => id !== uid),
  }))

/** Closes the dialog that is shown. */
export const closeCurrentMatch = (): void => useMatchQueue.setState(({ waiting }) => ({ waiting: waiting.slice(1) }))
