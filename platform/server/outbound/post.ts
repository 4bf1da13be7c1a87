import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createPublicLookup, isPublicUrl } from './public-address.ts'

export interface OutboundPost {
  url: string
  headers: Record<string, string | number>
  body: Buffer
  /** Time limit of the whole request in milliseconds: a hostile server could send its answer byte by byte. */
  timeoutMs: number
  /** The greatest number of bytes of the answer to read; the rest is dropped. */
  answerBytes: number
}

export interface OutboundAnswer {
  status: number
  /** The beginning of the answer. */
  text: string
}

/** Sends a POST request to a URL from another party, such as a webhook address. Rejects without an answer. */
export type SendOutboundPost = (call: OutboundPost) => Promise<OutboundAnswer>

const isLoopback = (url: string): boolean => URL.canParse(url) && ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)

/** Whether the service may call this URL: a public one, or with `loopback` one on this machine (for demo and tests). */
export const isAllowedUrl = (url: string, { loopback }: { loopback: boolean }): boolean => (loopback && isLoopback(url)) || isPublicUrl(url)

/**
 * Creates the sender of POST requests to URLs from other parties. Each call opens its own connection, and the address is checked while it opens.
 * Redirects are not followed. `loopback` allows services on this machine, for demo and tests.
 */
export const createOutboundPoster =
  ({ loopback, lookup = createPublicLookup() }: { loopback: boolean; lookup?: LookupFunction }): SendOutboundPost =>
  ({ url, headers, body, timeoutMs, answerBytes }) => {
    if (!isAllowedUrl(url, { loopback })) return Promise.reject(new Error('this address is not allowed'))
    const isLocal = loopback && isLoopback(url)
    return new Promise((answered, failed) => {
      const request = new URL(url).protocol === 'http:' ? plainRequest : secureRequest
      const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeoutMs), ...(isLocal ? {} : { lookup }) }
      const sent = request(url, options, (response) => {
        const chunks: Buffer[] = []
        let bytes = 0
        const finish = () => {
          answered({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8') })
          response.destroy()
        }
        if (answerBytes === 0) return finish()
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          if (bytes >= answerBytes) finish()
        })
        // A receiver that breaks off its answer has already sent the status.
        response.on('end', finish).on('error', finish)
      })
      // An answer that switches protocols ends neither the response nor the request.
      sent.on('upgrade', ({ statusCode = 101 }, socket) => {
        socket.destroy()
        answered({ status: statusCode, text: '' })
      })
      sent.on('error', failed)
      sent.end(body)
    })
  }
