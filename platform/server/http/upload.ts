import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { platformErrors, Refusal } from '../../shared/errors.ts'

export interface UploadedFile {
  filename: string
  bytes: Buffer
}

/** What the reader of forms has no status for is a body that is none, or broke off. */
const isMalformed = (error: unknown): boolean => error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error)

/**
 * The files of a multipart request under one field name, one in memory at a time.
 * @throws {Refusal} platform.unsupported_media_type for another content type, platform.too_large past the size of one file,
 * platform.bad_request for a body that cannot be read to its end
 */
export async function* uploadedFiles(request: FastifyRequest, field: string): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal(platformErrors.unsupported_media_type)
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      // A name without the brackets is what some clients send for the same repeated field.
      if (part.fieldname === field || `${part.fieldname}[]` === field) yield { filename: part.filename, bytes }
    }
  } catch (error) {
    throw isMalformed(error) ? new Refusal(platformErrors.bad_request) : error
  } finally {
    // A refusal leaves the rest of the body unread, which would hold the connection and a stopping server for ever.
    request.raw.unpipe()
    request.raw.resume()
  }
}
