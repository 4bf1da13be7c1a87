// Typical member actions, as the requests of their browsers.
import type { QueryClient } from '../measure/database.ts'
import { sessionTokenOf } from './tables.ts'

/** A member who performs the actions. */
export interface Visitor {
  id: string
  email: string
  /** The id of a member with whom the visitor has a conversation. */
  peer: string
  /** Ids of people from their feed. */
  shown: string[]
}

/** Picks random members with conversations, whose accounts are old enough to have no like limit. */
export const pickVisitors = async (client: QueryClient, count: number): Promise<Visitor[]> => {
  const { rows } = await client.query<Omit<Visitor, 'shown'>>(
    `select id, email, peer from (select member_id as id, (array_agg(peer_id))[1] as peer from participant group by member_id having count(*) >= 5) talker
     join member using (id) where role = 'user' order by sha256(id::text::bytea) limit $1`,
    [count],
  )
  await client.query(`update member set created_at = now() - interval '30 days' where id = any($1::uuid[])`, [rows.map(({ id }) => id)])
  return rows.map((row) => ({ ...row, shown: [] }))
}

type Ask = (path: string, asked?: { by?: Visitor; method?: string; body?: RequestInit['body']; type?: string }) => Promise<Response>

/** Creates a function that calls a server and throws for an error status. */
const createRequester =
  (address: string): Ask =>
  async (path, { by, method = 'GET', body, type } = {}) => {
    const headers = {
      ...(by === undefined ? {} : { authorization: `Bearer ${sessionTokenOf(by.id)}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      'accept-encoding': 'br, gzip',
    }
    const response = await fetch(new URL(path, address), { method, headers, ...(body === undefined ? {} : { body }) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
    return response
  }

const read = async <T>(response: Promise<Response>): Promise<T> => ((await (await response).json()) as { data: T }).data
const drain = async (response: Promise<Response>): Promise<void> => void (await (await response).arrayBuffer())

/** The password of all members. */
export const password = 'a word of thirty letters, or so'

/** One action of a visitor; `number` is the index of the visitor in the round. */
export type Action = (visitor: Visitor, number: number) => Promise<void>

type Actions = Record<
  'matches' | 'profile' | 'like' | 'dislike' | 'opening' | 'conversations' | 'conversation' | 'login' | 'upload' | 'picture',
  Action
>

/** The actions in an order in which each prepares the next. */
export const createActions = (address: string, jpeg: Buffer): Actions => {
  const send = createRequester(address)
  /** URLs of uploaded photos. */
  const pictures: string[] = []
  const react =
    (action: 'like' | 'dislike'): Action =>
    async (by) => {
      const uid = by.shown.shift()
      if (uid === undefined) throw new Error(`${by.id} was shown too few people`)
      await drain(send(`/api/actions/toggle/${action}?uid=${uid}`, { by, method: 'POST' }))
    }
  return {
    matches: async (by) => {
      const { people } = await read<{ people: { id: string }[] }>(send('/api/matches', { by }))
      by.shown = people.map(({ id }) => id)
    },
    profile: async (by) => drain(send(`/api/profile/${by.shown[0] ?? by.peer}`, { by })),
    like: react('like'),
    dislike: react('dislike'),
    // The requests of the application when it opens.
    opening: async (by) => {
      await drain(send('/api/me', { by }))
      await drain(send('/api/notifications', { by }))
    },
    conversations: async (by) => drain(send('/api/conversations', { by })),
    conversation: async (by) => drain(send(`/api/conversations/${by.peer}/messages`, { by })),
    login: async ({ email }) =>
      drain(
        send('/api/auth/login', { method: 'POST', body: JSON.stringify({ email, password, remember: true }), type: 'application/json' }),
      ),
    upload: async (by) => {
      const form = new FormData()
      form.append('images[]', new Blob([new Uint8Array(jpeg)]), 'photo.jpg')
      const { images } = await read<{ images: { image_480: string }[] }>(
        send('/api/profile/images/upload', { by, method: 'POST', body: form }),
      )
      pictures.push(...images.map(({ image_480 }) => image_480))
    },
    picture: async (_, number) => drain(send(pictures[number % pictures.length] ?? '')),
  }
}
