import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not on the public internet. */
const privateNetworks = new BlockList()
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
  privateNetworks.addSubnet(network, bits, 'ipv4')
/** IPv6 global unicast; subnets with embedded IPv4 addresses or for documentation are excluded above. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Top-level domains that never resolve on the public internet. */
const privateTopLevels = new Set(
  'local localhost localdomain internal intranet private corp lan home host arpa test example invalid onion alt'.split(' '),
)

/** Whether an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !privateNetworks.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6')
}

/** Whether the server may call this URL: HTTPS on port 443, no credentials, and no private address or name (SSRF protection). */
export const isPublicUrl = (written: string): boolean => {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url === undefined || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  // A trailing dot is allowed in host names: `localhost.` is `localhost`.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  const labels = host.toLowerCase().split('.')
  return labels.length > 1 && !labels.includes('') && !privateTopLevels.has(labels.at(-1) ?? '')
}

/**
 * Creates a host name lookup that fails if any address of the name is private. It runs while a connection is opened, because a name may resolve
 * differently each time.
 */
export const createPublicLookup =
  (resolve: typeof resolveName = resolveName): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 0)
      const all = found.filter(({ address }) => isPublicAddress(address))
      const [first] = all
      if (first === undefined || all.length < found.length) return callback(new PrivateAddressError(hostname), '', 0)
      return options.all === true ? callback(null, all) : callback(null, first.address, first.family)
    })
  }

/** A name that resolves to an address which is not on the public internet. */
class PrivateAddressError extends Error {
  readonly code = 'EPRIVATE'
  constructor(hostname: string) {
    super(`${hostname} resolves to a private address`)
  }
}
