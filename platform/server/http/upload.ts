import '@fastify/multipart'
import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

export interface UploadedFile {
  filename: string
  /** Size in bytes. */
  bytes: number
  /** Reads the whole file into memory. By then the upload is complete on disk. */
  read(): Promise<Buffer>
}

/** Parser errors without a status mean a malformed or aborted body. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !('statusCode' in error) && !('syscall' in error)

/** Opens a temporary file and unlinks it at once: no other process can open it, and it disappears when closed. */
const openUnlinked = async (folder: string): Promise<FileHandle> => {
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
 * Yields the files of a multipart request under one field name, each after it has arrived completely, so that a slow client occupies no worker.
 * Files are stored in `folder` until they are read.
 * @throws {AppError} platform.unsupported_media_type for another content type, platform.too_large past the size of one file,
 * platform.bad_request for a body that cannot be read to its end
 */
export async function* readUploadedFiles(request: FastifyRequest, field: string, folder: string): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new AppError(platformErrors.unsupported_media_type)
  // If the client disconnected while waiting in a queue, the parser would wait forever.
  if (request.raw.destroyed && !request.raw.readableEnded) throw new AppError(platformErrors.bad_request)
  try {
    for await (const part of request.files()) {
      const handle = await openUnlinked(folder)
      try {
        await receive(part.file, handle)
        // Some clients send the repeated field without brackets.
        if (part.fieldname !== field && `${part.fieldname}[]` !== field) continue
        yield { filename: part.filename, bytes: (await handle.stat()).size, read: () => readWhole(handle) }
      } finally {
        await handle.close()
      }
    }
  } catch (error) {
    throw isMalformed(error) ? new AppError(platformErrors.bad_request) : error
  } finally {
    // Drain the rest of the body; otherwise the connection, and a stopping server, would hang.
    request.raw.unpipe()
    request.raw.resume()
  }
}
