import type { FastifyReply } from 'fastify'
import { onResponseEnd } from '#platform/server/http/responses/response-end.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'

/** The most decrypted files in memory at a time, altogether and per viewer: clients that do not read responses must not fill the memory. */
const maxHeld = 200
const maxHeldPerViewer = 40
const retryAfter = 2

/**
 * Returns a function that counts one more file in memory for a viewer, until the response has ended.
 * @throws {AppError} from the returned function: platform.unavailable when there are too many files in memory
 */
export const createFileMemoryLimiter = (): ((reply: FastifyReply, viewer: string) => void) => {
  const heldBy = new Map<string, number>()
  let held = 0
  return (reply, viewer) => {
    const own = heldBy.get(viewer) ?? 0
    if (held >= maxHeld || own >= maxHeldPerViewer) throw new AppError(platformErrors.unavailable, { retryAfter })
    held += 1
    heldBy.set(viewer, own + 1)
    onResponseEnd(reply, () => {
      held -= 1
      const left = (heldBy.get(viewer) ?? 1) - 1
      if (left === 0) heldBy.delete(viewer)
      else heldBy.set(viewer, left)
    })
  }
}
