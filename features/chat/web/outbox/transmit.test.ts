// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { brian, createNumberedMessage, fakeSocket, ownMemberId, signIn } from '#tests/support/web/chat.ts'
import { sendMessage } from '../../contract.ts'
import { transmitMessage } from './transmit.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const stored = createNumberedMessage(3, 'Hello', ownMemberId)
const pending = { id: stored.id, body: 'Hello', created_at: stored.created_at, order: 1, state: 'sending' as const }
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  signIn()
  server = fakeServer()
  server.on(sendMessage, () => json({ data: { message: stored } }))
  connectSocket(`socket-${Math.random()}`)
  await vi.waitFor(() => expect(fakeSocket.connected.size).toBe(1))
})

it('sends over HTTP when the socket does not answer', async () => {
  fakeSocket.answer = () => Promise.reject(new Error('timeout'))
  expect(await transmitMessage('20000000-0000-4000-8000-000000000009', pending)).toEqual(stored)
})

it('never sends in the name of another member who has signed in while the socket did not answer', async () => {
  fakeSocket.answer = () => {
    startSession({ id: brian.id, _id: brian.id, firstname: 'B', lastname: 'O', email: 'b@b.example', locale: 'en' }, 'token-of-brian')
    return Promise.reject(new Error('timeout'))
  }
  await expect(transmitMessage('20000000-0000-4000-8000-000000000009', pending)).rejects.toThrow('no answer')
  expect(server.seen).toEqual([])
})
