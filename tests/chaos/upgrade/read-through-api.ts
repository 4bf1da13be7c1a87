import { createHash } from 'node:crypto'

/** The data of one member, as read through the API of any release. */
export interface MemberSnapshot {
  name: string
  balances: unknown
  conversations: { with: string; messages: string[] }[]
  /** Fingerprints of the photos of those conversations. */
  photos: string[]
}

interface Session {
  token: string
  user: { id: string; firstname: string; lastname: string }
}

const request = async <T>(address: string, path: string, token: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Logs in with the password of the demo. */
const logIn = async (address: string, email: string): Promise<Session> => {
  const body = { email, password: 'welcome to ndloo' }
  return request<Session>(address, '/auth/login', '', body)
}

/** The balances; later releases return more fields. */
interface Wallet {
  wallet: unknown
}
interface Conversations {
  conversations: { person: { id: string; firstname: string; image?: string | null } }[]
}
interface Messages {
  messages: { seq: number; body?: string; kind?: string }[]
}

/** Reads everything that must survive an upgrade. */
export const readMemberSnapshot = async (address: string, email: string): Promise<MemberSnapshot> => {
  const { token, user } = await logIn(address, email)
  const { conversations } = await request<Conversations>(address, '/conversations', token)
  const photos: string[] = []
  const read: MemberSnapshot['conversations'] = []
  for (const { person } of conversations) {
    const { messages } = await request<Messages>(address, `/conversations/${person.id}/messages`, token)
    const written = messages.toSorted((a, b) => a.seq - b.seq).map(({ seq, body = '' }) => `${seq} ${body}`)
    read.push({ with: person.firstname, messages: written })
    if (!person.image) continue
    const photo = await fetch(new URL(person.image, address))
    if (!photo.ok) throw new Error(`a photo was answered with ${photo.status}`)
    photos.push(
      createHash('sha256')
        .update(Buffer.from(await photo.arrayBuffer()))
        .digest('hex'),
    )
  }
  return {
    name: `${user.firstname} ${user.lastname}`,
    balances: (await request<Wallet>(address, '/account/wallet', token)).wallet,
    conversations: read.toSorted((a, b) => a.with.localeCompare(b.with)),
    photos: photos.toSorted(),
  }
}

/** Writes to somebody with whom there is a conversation. */
export const sendDemoMessage = async (address: string, email: string, text: string): Promise<void> => {
  const { token } = await logIn(address, email)
  const { conversations } = await request<Conversations>(address, '/conversations', token)
  const [first] = conversations
  if (first === undefined) throw new Error('the demo has no conversation')
  await request(address, `/conversations/${first.person.id}/messages`, token, { id: crypto.randomUUID(), body: text })
}
