// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { clientEvent, serverEvent } from '#platform/shared/event.ts'
import { renderHook } from '@testing-library/react'
import { resetSession, sessionToken, startSession } from './session.ts'
import {
  connectSocket,
  disconnectSocket,
  onSocketConnect,
  requestOverSocket,
  useConnection,
  useOnServerEvent,
  useOnReconnect,
} from './socket.ts'

type Listener = (...given: unknown[]) => void
const fake = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  any: [] as Listener[],
  answer: (_name: string, _payload: unknown): Promise<unknown> => Promise.resolve({}),
  connect: vi.fn(),
  disconnect: vi.fn(),
  io: vi.fn(),
}))
vi.mock('socket.io-client', () => ({ io: fake.io }))

const user = { id: 'a', _id: 'a', firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
const hello = serverEvent('hello', z.object({ n: z.number() }))
const ask = clientEvent('ask', z.object({ q: z.string() }), z.object({ a: z.string() }))

beforeEach(() => {
  disconnectSocket()
  resetSession()
  fake.listeners.clear()
  fake.any = []
  fake.connect.mockReset()
  fake.disconnect.mockReset()
  fake.io.mockReset().mockReturnValue({
    on: (name: string, listener: Listener) => fake.listeners.set(name, listener),
    onAny: (listener: Listener) => fake.any.push(listener),
    timeout: () => ({ emitWithAck: (name: string, payload: unknown) => fake.answer(name, payload) }),
    connect: fake.connect,
    disconnect: fake.disconnect,
  })
})
const connected = async (token: string) => {
  startSession(user, token)
  connectSocket(token)
  await expect.poll(() => fake.connect).toHaveBeenCalledOnce()
  fake.listeners.get('connect')?.()
}

describe('the live connection', () => {
  it('is opened once per token and reports its state', async () => {
    const reached = vi.fn()
    const stop = onSocketConnect(reached)
    await connected('secret')
    connectSocket('secret')
    expect(fake.io).toHaveBeenCalledOnce()
    expect(fake.io.mock.calls[0]?.[1]).toMatchObject({ auth: { token: 'secret' } })
    expect(useConnection.getState().state).toBe('connected')
    fake.listeners.get('disconnect')?.()
    expect(useConnection.getState().state).toBe('lost')
    fake.listeners.get('connect')?.()
    expect(reached).toHaveBeenCalledTimes(2)
    stop()
  })
  it('delivers events to mounted listeners', async () => {
    const received = vi.fn()
    const { unmount } = renderHook(() => useOnServerEvent(hello, received))
    await connected('secret')
    fake.any[0]?.('hello', { n: 1 })
    fake.any[0]?.('other', { n: 2 })
    unmount()
    fake.any[0]?.('hello', { n: 3 })
    expect(received.mock.calls).toEqual([[{ n: 1 }]])
  })
  it('calls reconnect listeners after each loss, including listeners mounted after the first connect', async () => {
    await connected('secret')
    const back = vi.fn()
    const { unmount } = renderHook(() => useOnReconnect(back))
    expect(back).not.toHaveBeenCalled()
    fake.listeners.get('disconnect')?.()
    fake.listeners.get('connect')?.()
    expect(back).toHaveBeenCalledOnce()
    unmount()
    fake.listeners.get('connect')?.()
    expect(back).toHaveBeenCalledOnce()
  })
  it('ends the session when the server reports its end', async () => {
    await connected('secret')
    fake.listeners.get('session:ended')?.()
    expect(sessionToken()).toBeNull()
  })
  it('is not opened after a disconnect while the code was loading', async () => {
    connectSocket('secret')
    disconnectSocket()
    await expect.poll(() => fake.disconnect).toHaveBeenCalled()
    expect(fake.connect).not.toHaveBeenCalled()
    expect(useConnection.getState().state).toBe('off')
  })
})

describe('a request', () => {
  it('returns the acknowledgement', async () => {
    await connected('secret')
    fake.answer = (name, payload) => Promise.resolve({ a: `${name} ${JSON.stringify(payload)}` })
    await expect(requestOverSocket(ask, { q: 'x' })).resolves.toEqual({ a: 'ask {"q":"x"}' })
  })
  it('rejects with the error of the server, or without data on a timeout', async () => {
    await connected('secret')
    fake.answer = () => Promise.resolve({ error: { message: 'No.', code: 'x.y' } })
    await expect(requestOverSocket(ask, { q: 'x' })).rejects.toMatchObject({ message: 'No.', data: { message: 'No.', code: 'x.y' } })
    fake.answer = () => Promise.reject(new Error('timeout'))
    await expect(requestOverSocket(ask, { q: 'x' })).rejects.toMatchObject({ data: undefined })
  })
  it('rejects without a connection', async () => {
    await expect(requestOverSocket(ask, { q: 'x' })).rejects.toMatchObject({ data: undefined })
  })
})
