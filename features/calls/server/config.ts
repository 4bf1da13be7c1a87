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
  /** Whether browsers may be connected at all: through a relay, or directly in the demo and where the operator says so. */
  available: boolean
  /** All media goes through it, and neither side learns the other's address. */
  relay: { urls: string[]; secret: string } | undefined
  /** Where a browser without a relay asks for its own address. */
  stun: string[]
}

/** How browsers in a call reach each other. */
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
