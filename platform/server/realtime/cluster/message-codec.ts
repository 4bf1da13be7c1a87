import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { deriveKey } from '../../secrets/derive-key.ts'
import { createSealer } from '../../secrets/seal.ts'
import type { ClusterMessage } from './socket-cluster.ts'

type Secrets = readonly [string, ...string[]]

const senderBytes = 8
const nonceBytes = 12
/**
 * Most message nonces that are remembered. A process gets one copy of a message for each member whom it follows, within milliseconds, and drops all
 * but the first.
 */
const rememberedNonces = 1000

/** Names the channels of members and encrypts messages. Names are keyed hashes, so that Redis does not learn who talks with whom. */
export interface MessageCodec {
  /** The channel on which messages to the member are sent. */
  channelOf(memberId: string): string
  /** The channels to read for the member: one for each secret, because other processes may still send with the previous one. */
  channelsOf(memberId: string): string[]
  readonly everybody: string
  encode(message: ClusterMessage): Buffer
  /** Undefined for own messages, for further copies of a message, and for what no secret decrypts. */
  decode(packet: Buffer): ClusterMessage | undefined
}

export const createMessageCodec = (secrets: Secrets, name: string): MessageCodec => {
  const sealer = createSealer(secrets, 'live:channel')
  // Key objects are several times as fast as buffers, which would be imported for each name.
  const keys = secrets.map((secret) => createSecretKey(deriveKey(secret, 'live:channel-name', 32)))
  const [current] = keys as [KeyObject, ...KeyObject[]]
  const sender = randomBytes(senderBytes)
  const nonces = new Set<string>()
  const nameOf = (key: KeyObject, memberId: string) =>
    `${name}:${createHmac('sha256', key).update(memberId).digest('base64url').slice(0, 22)}`
  const remember = (nonce: string) => {
    nonces.add(nonce)
    const [oldest] = nonces
    if (nonces.size > rememberedNonces && oldest !== undefined) nonces.delete(oldest)
  }
  return {
    channelOf: (memberId) => nameOf(current, memberId),
    channelsOf: (memberId) => keys.map((key) => nameOf(key, memberId)),
    everybody: `${name}:everybody`,
    encode: (message) => Buffer.concat([sender, sealer.seal(Buffer.from(JSON.stringify(message)))]),
    decode: (packet) => {
      if (packet.subarray(0, senderBytes).equals(sender)) return undefined
      const sealed = packet.subarray(senderBytes)
      const nonce = sealed.toString('latin1', 0, nonceBytes)
      if (nonces.has(nonce)) return undefined
      const plain = sealer.unseal(sealed)
      if (plain === undefined) return undefined
      remember(nonce)
      return JSON.parse(plain.toString()) as ClusterMessage
    },
  }
}
