import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * Refuses a body of a kind that the call does not take, before any of it is read. Types other than JSON and multipart have no parser and get the same answer.
 * @throws {AppError} platform.unsupported_media_type
 */
export const checkBodyType = ({ method, headers }: FastifyRequest, takesFiles: boolean): void => {
  if (method === 'GET' || method === 'HEAD') return
  const isMultipart = /^\s*multipart\//i.test(headers['content-type'] ?? '')
  // A compressed body can be a thousand times larger than it looks; no client of ours sends one.
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity'
  if (isMultipart !== takesFiles || isCompressed) throw new AppError(platformErrors.unsupported_media_type)
}
