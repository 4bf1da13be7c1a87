import { setTimeout as sleep } from 'node:timers/promises'
import type { RedisClientType } from 'redis'

const pauseMs = 500
const pingMs = 3000
/** Most channels in one command. */
const batchSize = 1000

/** A connection to Redis that reads channels, and reads the same channels again after an outage. */
export interface ChannelReader extends Disposable {
  isReady(): boolean
  /** Reads the channels from now on. Resolves when every message to them arrives; while Redis is away, not before it is back. */
  add(channels: readonly string[]): Promise<void>
  remove(channels: readonly string[]): void
  /** Whether Redis has confirmed that the channel is read. */
  reads(channel: string): boolean
}

/**
 * Pings Redis on an idle subscriber, because the client treats seconds of silence as a broken connection. The next ping waits for the answer, so
 * that a broken connection times out.
 */
const startPings = (client: RedisClientType): Disposable => {
  let isAsked = false
  const timer = setInterval(() => {
    if (isAsked || !client.isReady) return
    isAsked = true
    const answered = () => void (isAsked = false)
    client.ping().then(answered, answered)
  }, pingMs)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/**
 * Connects `client` and reads the channels `always` and those that are added. `listen` gets each message. `onBreak` is called when messages may have been missed: the
 * connection was lost, or opened after channels were added.
 */
export const openChannelReader = (
  client: RedisClientType,
  always: readonly string[],
  listen: (packet: Buffer) => void,
  onBreak: () => void,
): ChannelReader => {
  /** The wanted channels, each with the functions that resolve the promises of `add`. */
  const wanted = new Map<string, (() => void)[]>()
  /** Channels that Redis has confirmed. The client subscribes to them again when it reconnects. */
  const confirmed = new Set<string>()
  let wasReady = false

  const subscribe = async (channels: string[]): Promise<void> => {
    await client.subscribe(channels, listen, true)
    for (const channel of channels) {
      confirmed.add(channel)
      for (const resolve of wanted.get(channel)?.splice(0) ?? []) resolve()
    }
    const removed = channels.filter((channel) => !wanted.has(channel))
    if (removed.length > 0) await unsubscribe(removed)
  }
  const unsubscribe = async (channels: string[]): Promise<void> => {
    for (const channel of channels) confirmed.delete(channel)
    try {
      await client.unsubscribe(channels, listen, true)
    } catch (error) {
      // When unsubscribing fails, the client subscribes to these channels again as it reconnects, so they stay confirmed.
      for (const channel of channels) confirmed.add(channel)
      throw error
    }
  }
  /**
   * Subscribes to those of the channels that are wanted and unsubscribes from the others. While the connection is down, the handler of `ready` does
   * it for all.
   */
  const settle = async (channels: readonly string[]): Promise<void> => {
    while (client.isReady) {
      const missing = channels.filter((channel) => wanted.has(channel) && !confirmed.has(channel))
      const surplus = channels.filter((channel) => !wanted.has(channel) && confirmed.has(channel))
      try {
        await Promise.all([missing.length > 0 ? subscribe(missing) : undefined, surplus.length > 0 ? unsubscribe(surplus) : undefined])
        return
      } catch {
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
  const want = (channel: string): void => void wanted.set(channel, wanted.get(channel) ?? [])

  for (const channel of always) want(channel)
  client.on('error', () => {})
  client.on('ready', () => {
    const isBroken = wasReady || wanted.size > always.length
    wasReady = true
    const channels = [...new Set([...wanted.keys(), ...confirmed])]
    const settling: Promise<void>[] = []
    for (let start = 0; start < channels.length; start += batchSize) settling.push(settle(channels.slice(start, start + batchSize)))
    if (isBroken) void Promise.all(settling).then(onBreak)
  })
  client.connect().catch(() => {})
  const pings = startPings(client)
  return {
    isReady: () => client.isReady,
    add: async (channels) => {
      for (const channel of channels) want(channel)
      const added = channels.filter((channel) => !confirmed.has(channel))
      const confirmations = added.map((channel) => new Promise<void>((resolve) => wanted.get(channel)?.push(resolve)))
      void settle(added)
      await Promise.all(confirmations)
    },
    remove: (channels) => {
      for (const channel of channels) wanted.delete(channel)
      void settle(channels)
    },
    reads: (channel) => confirmed.has(channel),
    [Symbol.dispose]: () => {
      pings[Symbol.dispose]()
      client.destroy()
    },
  }
}
