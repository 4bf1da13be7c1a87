import '@fastify/multipart'
import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

export interface UploadedFile {
  filename: string
  /** All of it, which has arrived. It is in memory from then on only. */
  read(): Promise<Buffer>
}

/** What the reader of forms has no status for is a body that is none, or broke off. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !('statusCode' in error) && !('syscall' in error)

/** An open file without a name: nobody else can read it, and it is gone when it is closed, or with the process. */
const openNameless = async (folder: string): Promise<FileHandle> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const handle = await open(path, 'wx+', 0o600)
  await rm(path)
  return handle
}

const readWhole = async (handle: FileHandle): Promise<Buffer> => {
  const { size } = await handle.stat()
  const bytes = Buffer.allocUnsafe(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('a file that was received has become shorter')
    at += bytesRead
  }
  return bytes
}

const receive = async (file: Readable & { truncated?: boolean }, handle: FileHandle): Promise<void> => {
  await writeFile(handle, file)
  if (file.truncated === true) throw new AppError(platformErrors.too_large)
}

/**
 * The files of a multipart request under one field name, each of them once all of it has arrived: how fast somebody sends is then nobody else's
 * affair. Until it is read a file is on disk, in `folder`, not in memory.
 * @throws {AppError} platform.unsupported_media_type for another content type, platform.too_large past the size of one file,
 * platform.bad_request for a body that cannot be read to its end
 */
export async function* uploadedFiles(request: FastifyRequest, field: string, folder: string): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new AppError(platformErrors.unsupported_media_type)
  // Who has gone while their turn was waited for would be waited for again, for ever.
  if (request.raw.destroyed && !request.raw.readableEnded) throw new AppError(platformErrors.bad_request)
  try {
    for await (const part of request.files()) {
      const handle = await openNameless(folder)
      try {
        await receive(part.file, handle)
        // A name without the brackets is what some clients send for the same repeated field.
        if (part.fieldname === field || `${part.fieldname}[]` === field) yield { filename: part.filename, read: () => readWhole(handle) }
      } finally {
        await handle.close()
      }
    }
  } catch (error) {
    throw isMalformed(error) ? new AppError(platformErrors.bad_request) : error
  } finally {
    // A refusal leaves the rest of the body unread, which would hold the connection and a stopping server for ever.
    request.raw.unpipe()
    request.raw.resume()
  }
}
