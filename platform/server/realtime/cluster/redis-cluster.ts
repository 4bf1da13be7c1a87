import type { RedisClientType } from 'redis'
import { withTimeout } from '../../concurrency/with-timeout.ts'
import type { RedisLink } from '../../redis-link.ts'
import { type ChannelReader, openChannelReader } from './channel-reader.ts'
import { createMessageCodec } from './message-codec.ts'
import { joinPreviousRelease } from './previous-release.ts'
import type { ClusterMessage, SocketCluster } from './socket-cluster.ts'

/** Begins the names of all channels. */
const defaultName = 'ndloo:live'
const answerTimeoutMs = 1000
/** A message names all its members, so a large audience gets several. */
const maxMembers = 100

/** Sends one message to several channels in one command. */
const publishToAll = `for i = 2, #ARGV do redis.call('publish', ARGV[i], ARGV[1]) end`

const publish = (redis: RedisClientType, channels: string[], packet: Buffer): Promise<unknown> => {
  const [channel = ''] = channels
  return channels.length === 1 ? redis.publish(channel, packet) : redis.eval(publishToAll, { arguments: [packet, ...channels] as string[] })
}

/** Splits a message to many members. */
const inParts = (message: ClusterMessage): ClusterMessage[] => {
  if (message.to === 'everybody' || message.to.length <= maxMembers) return [message]
  const parts: ClusterMessage[] = []
  for (let start = 0; start < message.to.length; start += maxMembers)
    parts.push({ ...message, to: message.to.slice(start, start + maxMembers) })
  return parts
}

/**
 * Connects processes through Redis: one channel for each member, which the processes with a socket of the member read, and one for everybody.
 * Who reads a channel is also how a process knows whether a member is connected elsewhere.
 */
export const createRedisCluster = (link: RedisLink, secrets: readonly [string, ...string[]], name = defaultName): SocketCluster => {
  const codec = createMessageCodec(secrets, name)
  const holders = new Map<string, Set<object>>()
  const gapListeners: (() => void)[] = []
  const notifyGap = () => {
    for (const listener of gapListeners) listener()
  }
  link.onMissedEvents(notifyGap)
  let reader: ChannelReader | undefined
  let previous: ReturnType<typeof joinPreviousRelease> | undefined

  /** A lost message makes the other processes let their sockets catch up. */
  const sendPart = async (message: ClusterMessage): Promise<void> => {
    try {
      const channels = message.to === 'everybody' ? [codec.everybody] : message.to.map(codec.channelOf)
      if (link.isUp()) return void (await publish(link.client, channels, codec.encode(message)))
    } catch {
      link.reportTimeout()
    }
    link.reportLostEvent()
  }

  return {
    join: (deliver) => {
      const read = (packet: Buffer) => {
        try {
          const message = codec.decode(packet)
          if (message !== undefined) deliver(message)
        } catch {
          // A message of the next release that this one does not understand must not end the connection.
        }
      }
      reader = openChannelReader(link.client.duplicate(), [codec.everybody], read, notifyGap)
      previous = joinPreviousRelease(link, secrets, name, deliver)
      return {
        [Symbol.asyncDispose]: () => {
          previous?.[Symbol.dispose]()
          reader?.[Symbol.dispose]()
          return Promise.resolve()
        },
      }
    },
    isUp: () => link.isUp() && reader?.isReady() === true,
    follow: async (memberId, holder) => {
      const held = holders.get(memberId) ?? new Set()
      holders.set(memberId, held.add(holder))
      await reader?.add(codec.channelsOf(memberId))
    },
    unfollow: (memberId, holder) => {
      const held = holders.get(memberId)
      held?.delete(holder)
      if (held?.size !== 0) return
      holders.delete(memberId)
      reader?.remove(codec.channelsOf(memberId))
    },
    send: (message) => {
      for (const part of inParts(message)) void sendPart(part)
      previous?.send(message)
    },
    isFollowedElsewhere: async (memberId) => {
      if (!link.isUp()) return false
      // Processes of release 0.2 cannot be asked, so the member counts as connected: a notification comes later, and the member stays online for a
      // minute.
      if (previous?.isRunning() === true) return true
      const channels = codec.channelsOf(memberId)
      try {
        const counts = await withTimeout(answerTimeoutMs, link.client.pubSubNumSub(channels))
        return channels.some((channel) => Number(counts[channel]) > (reader?.reads(channel) === true ? 1 : 0))
      } catch {
        link.reportTimeout()
        return false
      }
    },
    onGap: (listener) => void gapListeners.push(listener),
  }
}
