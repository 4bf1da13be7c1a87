import { useQuery } from '@tanstack/react-query'
import type { RequestConditions } from '../../contract.ts'
import { threadQuery } from '../thread/thread-queries.ts'

/** What writing to a member takes now. */
export interface LineConditions {
  /** Why nothing can be written; null when it can. */
  refusal: RequestConditions['refusal'] | 'waiting' | 'closed'
  /** Messages left in the plan; null where writing costs nothing. */
  remaining: number | null
  /** Credits for the message when none is left. */
  price: number
}

/** The conditions of a line to a member; undefined until they have loaded, which `enabled` starts. */
export const useLineConditions = (uid: string, enabled: boolean): LineConditions | undefined => {
  const { data } = useQuery({ ...threadQuery(uid), enabled })
  if (data === undefined) return undefined
  const { conversation, stranger } = data
  if (conversation === null) return stranger?.request
  const refusal = conversation.can_message ? null : conversation.state === 'request' ? 'waiting' : 'closed'
  return { refusal, remaining: null, price: 0 }
}
