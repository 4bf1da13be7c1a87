import { randomUUID } from 'node:crypto'
import type { Visitor } from '../sizing/actions.ts'

/** A request as a member's application sends it. */
export interface HotRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

const read = (path: string): HotRequest => ({ method: 'GET', path })

/** Requests that members make many times a day, by name. `shown` are ids of people on the visitor's first page. */
export const hotRequests = ({ peer }: Visitor, shown: readonly string[]): Record<string, HotRequest> => ({
  'own account': read('/api/me'),
  'matches, 5 km': read('/api/matches?distance=5'),
  'matches, 20 km': read('/api/matches?distance=20'),
  'matches, 10 km, a gender and an age': read('/api/matches?distance=10&gender=female&min_age=25&max_age=35'),
  'matches, any distance': read('/api/matches?distance=any'),
  'matches, by name': read('/api/matches?name=Ifeoma'),
  profile: read(`/api/profile/${shown[0]}`),
  'who likes me': read('/api/actions/reactions/others'),
  'whom I like': read('/api/actions/reactions'),
  notifications: read('/api/notifications'),
  conversations: read('/api/conversations'),
  'conversations, by name': read('/api/conversations?q=if'),
  conversation: read(`/api/conversations/${peer}/messages`),
  'conversation, older': read(`/api/conversations/${peer}/messages?before=6`),
  'conversation, newer': read(`/api/conversations/${peer}/messages?after=2`),
  wallet: read('/api/account/wallet'),
  transactions: read('/api/account/transactions'),
  gifts: read('/api/gift/my/plans'),
  like: { method: 'POST', path: `/api/actions/toggle/like?uid=${shown[1]}` },
  dislike: { method: 'POST', path: `/api/actions/toggle/dislike?uid=${shown[2]}` },
  message: { method: 'POST', path: `/api/conversations/${peer}/messages`, body: { id: randomUUID(), body: 'Good evening' } },
  'conversation read': { method: 'POST', path: `/api/conversations/${peer}/read`, body: { seq: 9 } },
})
