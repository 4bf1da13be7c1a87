import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Config } from '../../config/config.ts'

/** Addresses of one's own machine and of networks behind a router. */
const local = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4')
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** A hostname that no stranger can point somewhere else: a local address, or a name without a dot, which only a local network knows. */
const isLocal = (hostname: string): boolean => {
  const host = withoutBrackets(hostname)
  const family = isIP(host)
  return family === 0 ? /^[\w-]+$/.test(host) : local.check(host, family === 4 ? 'ipv4' : 'ipv6')
}

const isLoopback = (hostname: string): boolean => hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const parsed = (address: string | undefined): URL | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address) : undefined

type Addresses = Pick<Config, 'demo' | 'apiUrl'>

/**
 * Whether a request names this service by an address of its own, as the configuration has it. Only a demo asks: it shows its mailbox to anybody
 * who reaches it, and a page of somebody else may point its own name at this machine (DNS rebinding).
 */
export const createHostCheck =
  ({ demo, apiUrl }: Addresses, publicUrl: string) =>
  (host: string | undefined): boolean => {
    if (!demo) return true
    const named = parsed(`http://${host ?? ''}`)?.hostname
    return named !== undefined && (isLocal(named) || [publicUrl, apiUrl].some((own) => parsed(own)?.hostname === named))
  }

/** Refuses requests under names that are not ours, see `createHostCheck`; what watches over the process may ask by any name. */
export const refuseForeignHosts = (app: FastifyInstance, isOwnHost: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (!isOwnHost(headers.host) && !['/health', '/ready'].includes(routeOptions.url ?? '')) throw new AppError(platformErrors.forbidden)
  })
}

/**
 * Whether a socket may be opened with these headers: a browser names the page that asks, and it has to be one of ours. Without an Origin it is
 * no browser, which has no token of somebody else to send. A demo is reached by the names of its machine and of its local network as well.
 */
export const createPageCheck = (addresses: Addresses, publicUrl: string) => {
  const isOwnHost = createHostCheck(addresses, publicUrl)
  const own = new Set([publicUrl, addresses.apiUrl].flatMap((address) => parsed(address)?.origin ?? []))
  return ({ origin, host }: IncomingHttpHeaders): boolean => {
    if (!isOwnHost(host)) return false
    if (origin === undefined || own.has(origin)) return true
    const page = parsed(origin)
    if (!addresses.demo || page === undefined || !/^https?:$/.test(page.protocol)) return false
    return isLoopback(page.hostname) || (isLocal(page.hostname) && page.host === host)
  }
}
