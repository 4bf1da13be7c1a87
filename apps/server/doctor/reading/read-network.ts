import { resolveMx, resolveTxt } from 'node:dns/promises'
import { connect as connectTcp, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { OutsideWorld, WebAnswer } from '../outside.ts'

const timeoutMs = 4500

/** Converts "no such name" and "no such records" to an empty list. Throws other errors. */
const emptyIfAbsent = (error: unknown): never[] => {
  if (['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '')) return []
  throw error
}

const request = async (url: string): Promise<WebAnswer> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return { status: answer.status, headers: Object.fromEntries(answer.headers) }
  } catch (error) {
    // `fetch` hides the reason, such as an unknown host, behind "fetch failed".
    throw (error as { cause?: unknown }).cause ?? error
  }
}

const readJson: OutsideWorld['readJson'] = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const found: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined
  } catch (error) {
    throw (error as { cause?: unknown }).cause ?? error
  }
}

const readCertificate: OutsideWorld['readCertificate'] = (host, port) =>
  new Promise((resolve, reject) => {
    // Unauthorized certificates are read, too: the doctor says what is wrong with them.
    const socket = connectTls({
      host,
      port,
      rejectUnauthorized: false,
      timeout: timeoutMs,
      ...(isIP(host) === 0 ? { servername: host } : {}),
    })
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const mistake = socket.authorized ? undefined : String(socket.authorizationError)
      socket.destroy()
      resolve({ validTo: new Date(validTo), mistake })
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })

const connect: OutsideWorld['connect'] = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = connectTcp({ host, port, timeout: timeoutMs })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })

/** Reads DNS, certificates and addresses from this machine. */
export const networkReaders: Pick<OutsideWorld, 'resolveMx' | 'resolveTxt' | 'request' | 'readJson' | 'readCertificate' | 'connect'> = {
  resolveMx: async (domain) => (await resolveMx(domain).catch(emptyIfAbsent)).map(({ exchange }) => exchange),
  resolveTxt: async (name) => (await resolveTxt(name).catch(emptyIfAbsent)).map((parts) => parts.join('')),
  request,
  readJson,
  readCertificate,
  connect,
}
