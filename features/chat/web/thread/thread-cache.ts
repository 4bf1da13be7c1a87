import type * as z from 'zod'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type Conversation, listMessages } from '../../contract.ts'
import { fillMissingFields } from '../changes/fill-missing-fields.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import type { Thread } from './merge-messages.ts'

/** The prefix of the query keys of all conversations. */
export const threadsKey = ['chat', 'thread']
/** The query key of the conversation with a member. */
export const threadKey = (uid: string) => [...threadsKey, uid]

/** A cached conversation. Without a conversation, `stranger` has the other member and the conditions for a first message. */
export interface CachedThread {
  thread: Thread
  conversation: Conversation | null
  stranger: z.infer<typeof listMessages.response>['data']['stranger']
  /** The loaded messages include every change up to this number. */
  changedTo: number
}

/** Returns the cached conversation with a member; undefined if it is not loaded. */
export const readCachedThread = (uid: string): CachedThread | undefined => queryClient.getQueryData<CachedThread>(threadKey(uid))

/** Changes the cached conversation with a member. Does nothing if it is not loaded. */
export const updateCachedThread = (uid: string, changed: (before: CachedThread) => CachedThread): void =>
  void queryClient.setQueryData<CachedThread>(threadKey(uid), (before) => (before === undefined ? undefined : changed(before)))

interface PageQuery {
  before?: number
  after?: number
  changed_after?: number
  limit: number
}

/**
 * Fetches a page of messages of the conversation with a member.
 * @throws {FetchError}
 */
export const fetchMessagePage = async (uid: string, query: PageQuery, signal?: AbortSignal) => {
  const { data } = await withFetchError(call(listMessages, { params: { uid }, query }, { signal: createTimeoutSignal(signal) }))
  return { ...data, messages: data.messages.map(fillMissingFields) }
}
