import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import type * as z from 'zod'
import { create } from 'zustand'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { ClientEvent, Payload, ServerEvent } from '#platform/shared/event.ts'
import { serverAddress } from './address.ts'
import { endSession } from './session.ts'

type Connection = 'off' | 'connecting' | 'connected' | 'lost'
/** How the live connection fares. */
export const useConnection = create<{ state: Connection }>(() => ({ state: 'off' }))

const listeners = new Map<string, Set<(payload: unknown) => void>>()
const onConnects = new Set<() => void>()
const onReconnects = new Set<() => void>()
let opening: Promise<Socket> | undefined
let current: string | undefined

const tell = (name: string, payload: unknown): void => {
  for (const listener of listeners.get(name) ?? []) listener(payload)
}

/**
 * Doubled with each try and spread by half either way, so that not everybody comes back in the same moment. A proxy may take a connection and
 * drop it without a word: a try ends after `timeout`.
 */
const backoff = { reconnectionDelay: 500, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 8000 }

const open = async (token: string): Promise<Socket> => {
  const { io } = await import('socket.io-client')
  const socket = io(serverAddress(), { auth: { token }, autoConnect: false, transports: ['websocket', 'polling'], ...backoff })
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
    // The library takes this one for a goodbye; whether the session has ended shows at the next try.
    if (reason === 'io server disconnect') setTimeout(() => current === token && socket.connect(), backoff.reconnectionDelay)
  })
  socket.on('connect_error', (error) => {
    state('lost')()
    if (error.message === 'unauthenticated') endSession(token)
    // Refused for another reason, the library does not try again by itself.
    else if (!socket.active) setTimeout(() => current === token && socket.connect(), backoff.reconnectionDelayMax)
  })
  socket.on('session:ended', () => endSession(token))
  socket.onAny(tell)
  // The member may have left while the code was loading.
  if (current === token) socket.connect()
  return socket
}

// The library does not listen on localhost. Whether the network is really gone shows at the next try, which comes at once.
addEventListener(
  'offline',
  () =>
    void opening?.then(
      (socket) => socket.io.engine.close(),
      () => {},
    ),
)
// A network that is back is worth a try before the backoff is over.
addEventListener(
  'online',
  () =>
    void opening?.then(
      (socket) => socket.connected || socket.disconnect().connect(),
      () => {},
    ),
)

/** Opens the live connection of a session; the same token again changes nothing. */
export const connectSocket = (token: string): void => {
  if (current === token) return
  disconnectSocket()
  current = token
  useConnection.setState({ state: 'connecting' })
  opening = open(token)
  opening.catch(() => useConnection.setState({ state: 'lost' }))
}

/** Closes the live connection. */
export const disconnectSocket = (): void => {
  current = undefined
  opening?.then((socket) => socket.disconnect()).catch(() => {})
  opening = undefined
  useConnection.setState({ state: 'off' })
}

/** Calls back for each message of the server; returns what stops it. Works before the connection is there. */
export const onEvent = <E extends ServerEvent>(event: E, handler: (payload: Payload<E>) => void): (() => void) => {
  const known = listeners.get(event.name) ?? new Set()
  listeners.set(event.name, known)
  const listener = handler as (payload: unknown) => void
  known.add(listener)
  return () => known.delete(listener)
}

/** Calls back on every connect, the first and each after a loss: the moment to catch up. */
export const onConnect = (handler: () => void): (() => void) => {
  onConnects.add(handler)
  return () => onConnects.delete(handler)
}

/** Calls back on each connect after a loss: nothing that was sent meanwhile comes later, so what may have changed is fetched anew. */
export const useReconnect = (handler: () => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => {
    const listener = () => latest()
    onReconnects.add(listener)
    return () => void onReconnects.delete(listener)
  }, [])
}

/** `onEvent` for as long as a component is shown. */
export const useEvent = <E extends ServerEvent>(event: E, handler: (payload: Payload<E>) => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => onEvent(event, (payload: Payload<E>) => latest(payload)), [event])
}

/** A refusal over the socket; `data` is what the server said. */
class SocketRefusal extends Error {
  readonly data: ErrorBody | undefined
  constructor(data?: ErrorBody) {
    super(data?.message ?? 'no answer')
    this.name = 'SocketRefusal'
    this.data = data
  }
}

const patience = 10_000

/**
 * Sends a request over the socket and gives its answer.
 * @throws {SocketRefusal} when the server refuses, or does not answer within ten seconds (then without data)
 */
export const request = async <C extends ClientEvent>(event: C, payload: z.input<C['payload']>): Promise<z.infer<C['answer']>> => {
  const socket = await opening
  if (socket === undefined) throw new SocketRefusal()
  const answer = await socket
    .timeout(patience)
    .emitWithAck(event.name, payload)
    .catch(() => {
      throw new SocketRefusal()
    })
  const { error } = answer as { error?: ErrorBody }
  if (error !== undefined) throw new SocketRefusal(error)
  return answer as z.infer<C['answer']>
}
