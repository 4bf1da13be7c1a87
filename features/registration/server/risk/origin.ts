import { createHmac } from 'node:crypto'
import type { Actor } from '#platform/server/context.ts'
import { addressGroups } from '#platform/server/address-groups.ts'

/** Digits at the end of a number that one buyer of many cards gets in a row. */
const blockDigits = 3

const keyedHash = (secret: string, ...parts: string[]): Buffer => createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

/** Returns the network of an address: /24 for IPv4, /48 for IPv6. */
const wideNetwork = (address: string): string => {
  const group = addressGroups(address).at(-1)?.group ?? address
  return group.includes(':') ? group : group.split('.').slice(0, 3).join('.')
}

/** Returns the keyed hash under which the accounts of a network are counted. */
export const hashNetwork = (secret: string, actor: Actor): Buffer =>
  keyedHash(secret, 'sign-up-network', actor.kind === 'system' ? 'system' : wideNetwork(actor.address))

/** Returns the keyed hash under which the accounts of a block of 1,000 numbers are counted. @param phone in E.164 */
export const hashNumberBlock = (secret: string, phone: string): Buffer => keyedHash(secret, 'sign-up-numbers', phone.slice(0, -blockDigits))
