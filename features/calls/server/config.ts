import * as z from 'zod'
import { defineConfigSection } from '#platform/server/config/config-section.ts'
import { flag, optional } from '#platform/server/config/variable-schemas.ts'

const address = /^(?:stun|stuns|turn|turns):[^\s,]+$/
const isRelay = (url: string) => url.startsWith('turn')

const variables = {
  ICE_SERVERS: optional(
    z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .refine(
        (urls) => urls.every((url) => address.test(url)),
        'must be addresses such as turn:relay.example:3478, with commas between them',
      ),
  ),
  TURN_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  CALLS_WITHOUT_RELAY: flag,
}

interface IceConfig {
  /** Whether browsers may connect: through a relay, or directly in demo mode and where the operator allows it. */
  available: boolean
  /** TURN servers that carry all media, so that neither side learns the other's address. */
  relay: { urls: string[]; secret: string } | undefined
  /** STUN servers for browsers without a relay. */
  stun: string[]
}

/** Configuration of the connection between browsers. */
export const iceConfiguration = defineConfigSection({
  variables,
  read: (given, { demo }, mistakes): IceConfig => {
    const urls = given.ICE_SERVERS ?? []
    const relays = urls.filter(isRelay)
    const secret = given.TURN_SECRET
    if (relays.length > 0 !== (secret !== undefined))
      mistakes.push('ICE_SERVERS with a turn: address and TURN_SECRET are needed together, the secret as the relay has it')
    const relay = relays.length > 0 && secret !== undefined ? { urls: relays, secret } : undefined
    return {
      available: relay !== undefined || demo || given.CALLS_WITHOUT_RELAY === true,
      relay,
      stun: urls.filter((url) => !isRelay(url)),
    }
  },
})
