import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import type * as z from 'zod'
import { create } from 'zustand'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { ClientEvent, EventPayload, ServerEvent } from '#platform/shared/event.ts'
import { serverOrigin } from './address.ts'
import { endSessionOf } from './session.ts'

type Connection = 'off' | 'connecting' | 'connected' | 'lost'
/** State of the socket connection. */
export const useConnection = create<{ state: Connection }>(() => ({ state: 'off' }))

const listeners = new Map<string, Set<(payload: unknown) => void>>()
const onConnects = new Set<() => void>()
const onReconnects = new Set<() => void>()
let opening: Promise<Socket> | undefined
let current: string | undefined

const dispatch = (name: string, payload: unknown): void => {
  for (const listener of listeners.get(name) ?? []) listener(payload)
}

/**
 * Exponential backoff with 50 % jitter, so that clients do not reconnect at the same time. `timeout` ends attempts that a proxy accepts but never
 * answers.
 */
const backoff = { reconnectionDelay: 500, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 8000 }

const open = async (token: string): Promise<Socket> => {
  const { io } = await import('socket.io-client')
  const socket = io(serverOrigin(), { auth: { token }, autoConnect: false, transports: ['websocket', 'polling'], ...backoff })
  const state = (next: Connection) => () => {
    if (current === token) useConnection.setState({ state: next })
  }
  let isBack = false
  socket.on('connect', () => {
    state('connected')()
    for (const listener of onConnects) listener()
    if (isBack) for (const listener of onReconnects) listener()
    isBack = true
  })
  socket.on('disconnect', (reason) => {
    state('lost')()
    // Socket.IO does not reconnect after a server disconnect. The next attempt shows whether the session has ended.
    if (reason === 'io server disconnect') setTimeout(() => current === token && socket.connect(), backoff.reconnectionDelay)
  })
  socket.on('connect_error', (error) => {
    state('lost')()
    if (error.message === 'unauthenticated') endSessionOf(token)
    // Socket.IO does not retry after a refusal by the server.
    else if (!socket.active) setTimeout(() => current === token && socket.connect(), backoff.reconnectionDelayMax)
  })
  socket.on('session:ended', () => endSessionOf(token))
  socket.onAny(dispatch)
  // The session may have ended while the code was loading.
  if (current === token) socket.connect()
  return socket
}

// Socket.IO ignores `offline` on localhost. Closing forces an immediate reconnect, which shows whether the network is down.
addEventListener(
  'offline',
  () =>
    void opening?.then(
      (socket) => socket.io.engine.close(),
      () => {},
    ),
)
// Reconnect at once when the network is back, without waiting for the backoff.
addEventListener(
  'online',
  () =>
    void opening?.then(
      (socket) => socket.connected || socket.disconnect().connect(),
      () => {},
    ),
)

/** Opens the socket of a session; does nothing for the current token. */
export const connectSocket = (token: string): void => {
  if (current === token) return
  disconnectSocket()
  current = token
  useConnection.setState({ state: 'connecting' })
  opening = open(token)
  opening.catch(() => useConnection.setState({ state: 'lost' }))
}

/** Closes the socket. */
export const disconnectSocket = (): void => {
  current = undefined
  opening?.then((socket) => socket.disconnect()).catch(() => {})
  opening = undefined
  useConnection.setState({ state: 'off' })
}

/** Registers a callback for a server event, even before the socket is connected; returns the unsubscribe function. */
export const onServerEvent = <E extends ServerEvent>(event: E, handler: (payload: EventPayload<E>) => void): (() => void) => {
  const known = listeners.get(event.name) ?? new Set()
  listeners.set(event.name, known)
  const listener = handler as (payload: unknown) => void
  known.add(listener)
  return () => known.delete(listener)
}

/** Registers a callback for every connect, including the first; returns the unsubscribe function. */
export const onSocketConnect = (handler: () => void): (() => void) => {
  onConnects.add(handler)
  return () => onConnects.delete(handler)
}

/** Calls `handler` after each reconnect: events may have been missed, so refetch. */
export const useOnReconnect = (handler: () => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => {
    const listener = () => latest()
    onReconnects.add(listener)
    return () => void onReconnects.delete(listener)
  }, [])
}

/** Calls `handler` for each event of this kind while the component is mounted. */
export const useOnServerEvent = <E extends ServerEvent>(event: E, handler: (payload: EventPayload<E>) => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => onServerEvent(event, (payload: EventPayload<E>) => latest(payload)), [event])
}

/** A failed socket request; `data` is the error body of the server. */
class SocketRequestError extends Error {
  readonly data: ErrorBody | undefined
  constructor(data?: ErrorBody) {
    super(data?.message ?? 'no answer')
    this.name = 'SocketRequestError'
    this.data = data
  }
}

const answerTimeoutMs = 10_000

/**
 * Sends a request over the socket and returns the acknowledgement.
 * @throws {SocketRequestError} with the error of the server; without data when it does not answer within ten seconds
 */
export const requestOverSocket = async <C extends ClientEvent>(event: C, payload: z.input<C['payload']>): Promise<z.infer<C['answer']>> => {
  const socket = await opening
  if (socket === undefined) throw new SocketRequestError()
  const answer = await socket
    .timeout(answerTimeoutMs)
    .emitWithAck(event.name, payload)
    .catch(() => {
      throw new SocketRequestError()
    })
  const { error } = answer as { error?: ErrorBody }
  if (error !== undefined) throw new SocketRequestError(error)
  return answer as z.infer<C['answer']>
}
