import type { IncomingMessage } from 'node:http'

/**
 * The address a request comes from, behind so many proxies of our own that each add the address they were called from to X-Forwarded-For.
 * What stands before their entries was written by the caller, and is not believed.
 */
export const clientAddress = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return chain[Math.min(proxies, chain.length - 1)] ?? ''
}
