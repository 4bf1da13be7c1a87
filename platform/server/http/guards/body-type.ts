import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * Refuses a content type that the endpoint does not accept, before the body is read. Types other than JSON and multipart have no parser and fail
 * with the same error.
 * @throws {AppError} platform.unsupported_media_type
 */
export const checkBodyType = ({ method, headers }: FastifyRequest, takesFiles: boolean): void => {
  if (method === 'GET' || method === 'HEAD') return
  const isMultipart = /^\s*multipart\//i.test(headers['content-type'] ?? '')
  // A compressed body can expand a thousandfold, and no client of ours sends one.
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity'
  if (isMultipart !== takesFiles || isCompressed) throw new AppError(platformErrors.unsupported_media_type)
}
