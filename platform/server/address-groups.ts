import { isIPv6 } from 'node:net'

/** Returns the eight groups of an IPv6 address as numbers. */
const partsOf = (address: string): number[] => {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter((part) => part !== '')
  const right = tail === undefined ? [] : tail.split(':').filter((part) => part !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((part) => Number.parseInt(part, 16))
}

const prefix = (parts: readonly number[], bits: 48 | 56 | 64): string => {
  const kept = parts.slice(0, Math.ceil(bits / 16))
  if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00
  return `${kept.map((part) => part.toString(16)).join(':')}::/${bits}`
}

/** Returns the key under which limits count an address. A household usually has a whole IPv6 /64, so IPv6 addresses count by /64. */
export const addressLimitKey = (address: string): string => {
  if (address.startsWith('::ffff:')) return address.slice(7)
  return isIPv6(address) ? prefix(partsOf(address), 64) : address
}

export interface AddressGroup {
  group: string
  /** Multiplies the limit of a single household. */
  factor: number
}

/**
 * Returns all groups an address counts in. A provider may give one customer a /48 (65,536 times a /64), so IPv6 also counts by /56 and
 * /48, with higher limits.
 */
export const addressGroups = (address: string): AddressGroup[] => {
  const smallest = { group: addressLimitKey(address), factor: 1 }
  if (!isIPv6(address) || address.startsWith('::ffff:')) return [smallest]
  const parts = partsOf(address)
  return [smallest, { group: prefix(parts, 56), factor: 2 }, { group: prefix(parts, 48), factor: 3 }]
}
