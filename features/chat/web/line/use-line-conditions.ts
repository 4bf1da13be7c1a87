import { useQuery } from '@tanstack/react-query'
import type { RequestConditions } from '../../contract.ts'
import { threadQuery } from '../thread/thread-queries.ts'

/** Conditions for writing to a member now. */
export interface LineConditions {
  /** Why the viewer cannot write; null if the viewer can. */
  refusal: RequestConditions['refusal'] | 'waiting' | 'closed'
  /** Messages left in the plan; null if writing costs nothing. */
  remaining: number | null
  /** Price of the message in credits if none is left in the plan. */
  price: number
}

/** Loads the conditions for sending a text with a like to a member, once `enabled` is true. Returns undefined until they have loaded. */
export const useLineConditions = (uid: string, enabled: boolean): LineConditions | undefined => {
  const { data } = useQuery({ ...threadQuery(uid), enabled })
  if (data === undefined) return undefined
  const { conversation, stranger } = data
  if (conversation === null) return stranger?.request
  const refusal = conversation.can_message ? null : conversation.state === 'request' ? 'waiting' : 'closed'
  return { refusal, remaining: null, price: 0 }
}
