import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Config } from '../../config/config.ts'

/** Loopback, link-local and private networks. */
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

/** Whether public DNS cannot define this hostname: a local address, or a name without a dot. */
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
 * Creates a check that the Host header is a configured or local name. It applies to demos only: a demo shows its mailbox to everyone, and
 * another website could reach it by DNS rebinding.
 */
export const createHostCheck =
  ({ demo, apiUrl }: Addresses, publicUrl: string) =>
  (host: string | undefined): boolean => {
    if (!demo) return true
    const named = parsed(`http://${host ?? ''}`)?.hostname
    return named !== undefined && (isLocal(named) || [publicUrl, apiUrl].some((own) => parsed(own)?.hostname === named))
  }

/** Refuses requests whose Host header fails `createHostCheck`. Health checks may use any name. */
export const refuseUnknownHosts = (app: FastifyInstance, isOwnHost: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (!isOwnHost(headers.host) && !['/health', '/ready'].includes(routeOptions.url ?? '')) throw new AppError(platformErrors.forbidden)
  })
}

/**
 * Creates a check whether a socket may be opened with these headers. A browser sends the Origin of its page, which must be this service. A request
 * without Origin is not from a browser, so it cannot use another person's session. A demo also accepts names of its machine and local network.
 */
export const createOriginCheck = (addresses: Addresses, publicUrl: string) => {
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
