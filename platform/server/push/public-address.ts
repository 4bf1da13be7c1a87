import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Everything that is not somebody else's machine on the open internet. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
/** Of IPv6 only global unicast is open, and of that not what carries an IPv4 address inside or is for documentation. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Last parts of names that never lead to the open internet. */
const insideNames = new Set(
  'local localhost localdomain internal intranet private corp lan home host arpa test example invalid onion alt'.split(' '),
)

/** Whether an IP address is one of the open internet. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Whether we may ever call this address: HTTPS on its usual port, no name or password in it, and no machine of ours by number or name. */
export const isPublicUrl = (written: string): boolean => {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url === undefined || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  // A name may end in the dot of the root: `localhost.` is `localhost`.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublic(host)
  const labels = host.toLowerCase().split('.')
  return labels.length > 1 && !labels.includes('') && !insideNames.has(labels.at(-1) ?? '')
}

/** Resolves names for a connection, and refuses what turns out to lie inside: a name may point anywhere, and elsewhere the next time. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '', 0)
    const all = found.filter(({ address }) => isPublic(address))
    const [first] = all
    if (first === undefined || all.length < found.length) return callback(new Error(`${hostname} lies inside`), '', 0)
    return options.all === true ? callback(null, all) : callback(null, first.address, first.family)
  })
}
