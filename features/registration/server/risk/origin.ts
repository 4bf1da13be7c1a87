import { createHmac } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { Actor } from '#platform/server/context.ts'
import { addressGroups } from '#platform/server/address-groups.ts'

/** Last digits that differ within a block of numbers: a buyer of many SIM cards gets consecutive numbers. */
const blockDigits = 3

/** Loopback, private and link-local ranges (RFC 1122, 1918, 3927, 4193, 4291). */
const closedRanges = new BlockList()
closedRanges.addSubnet('127.0.0.0', 8)
closedRanges.addSubnet('10.0.0.0', 8)
closedRanges.addSubnet('172.16.0.0', 12)
closedRanges.addSubnet('192.168.0.0', 16)
closedRanges.addSubnet('169.254.0.0', 16)
closedRanges.addAddress('::1', 'ipv6')
closedRanges.addSubnet('fc00::', 7, 'ipv6')
closedRanges.addSubnet('fe80::', 10, 'ipv6')

/** Whether a sign-up came over the internet, not from a closed network, where everybody shares a few addresses and often a block of numbers. */
export const isFromInternet = (actor: Actor): boolean => {
  if (actor.kind === 'system') return false
  const version = isIP(actor.address)
  return version !== 0 && !closedRanges.check(actor.address, version === 6 ? 'ipv6' : 'ipv4')
}

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
