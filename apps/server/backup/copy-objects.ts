import { contentTypeOf, type Storage } from '#platform/server/storage/storage.ts'

const concurrency = 8

export interface CopyResult {
  /** Number of objects at the destination now. */
  files: number
  /** Number of objects that this call copied; the others existed before or were linked. */
  copied: number
}

interface Options {
  /** Tries to link an object instead of copying it; returns whether it did. */
  tryLink?: (key: string, size: () => Promise<number | undefined>) => Promise<boolean>
  signal?: AbortSignal | undefined
}

/**
 * Copies objects from one storage to another, a few at a time. Objects with the same size at the destination are skipped, because a key is written
 * atomically and never changed. Objects deleted meanwhile are skipped.
 */
export const copyObjects = async (
  from: Storage,
  to: Storage,
  keys: AsyncIterable<string>,
  { tryLink, signal }: Options = {},
): Promise<CopyResult> => {
  const done = { files: 0, copied: 0 }
  const source = keys[Symbol.asyncIterator]()
  let failed = false
  const copyOne = async (key: string): Promise<void> => {
    const contentType = contentTypeOf(key)
    if (contentType === undefined) return
    const there = await to.size(key)
    if ((there !== undefined && there === (await from.size(key))) || (await tryLink?.(key, () => from.size(key))) === true) {
      done.files += 1
      return
    }
    const found = await from.open(key)
    if (found === undefined) return
    await to.put(key, found.stream as AsyncIterable<Uint8Array>, contentType)
    done.files += 1
    done.copied += 1
  }
  const work = async (): Promise<void> => {
    while (!failed) {
      signal?.throwIfAborted()
      const next = await source.next()
      if (next.done === true) return
      await copyOne(next.value)
    }
  }
  // Wait for all workers before a failure is thrown, so that none writes into a folder that the caller cleans up.
  const ended = await Promise.allSettled(
    Array.from({ length: concurrency }, () => work().catch((error: unknown) => ((failed = true), Promise.reject(error)))),
  )
  await source.return?.()
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return done
}
