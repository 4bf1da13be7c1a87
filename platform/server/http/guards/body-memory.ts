import type { IncomingMessage, ServerResponse } from 'node:http'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { addressLimitKey } from '../../limits/limits.ts'

/** Bytes of request bodies one address may have in memory: 64 of the largest, or ten thousand ordinary ones. */
const addressBytes = 4 * 1024 * 1024

/** Counts bytes of request bodies per address, from before a body is read until its response ends. */
export interface BodyMemory {
  /**
   * Reserves the Content-Length of a body, or `limit` for a chunked one. Larger bodies are refused elsewhere by their length.
   * @throws {AppError} platform.too_many when the address has too many bytes in memory
   */
  reserve(call: { raw: IncomingMessage; response: ServerResponse; address: string; limit: number }): void
}

/** Creates the counter of body bytes of one server. */
export const createBodyMemory = (): BodyMemory => {
  const held = new Map<string, number>()
  return {
    reserve: ({ raw, response, address, limit }) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
      if (encoding === undefined && (length === undefined || length === '0')) return
      const bytes = encoding === undefined ? Math.min(Number(length), limit) : limit
      const group = addressLimitKey(address)
      const before = held.get(group) ?? 0
      if (before + bytes > addressBytes) throw new AppError(platformErrors.too_many, { retryAfter: 1, values: { seconds: 1 } })
      held.set(group, before + bytes)
      let isHeld = true
      const release = () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(group) ?? 0) - bytes
        if (left > 0) held.set(group, left)
        else held.delete(group)
      }
      response.once('finish', release)
      response.once('close', release)
    },
  }
}
