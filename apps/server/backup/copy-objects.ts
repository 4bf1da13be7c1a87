import { contentTypeOf, type Storage } from '#platform/server/storage/storage.ts'

const atOnce = 8

/** Copies objects from one storage to another, a few at a time; answers how many. One that is gone meanwhile is left out. */
export const copyObjects = async (from: Storage, to: Storage, keys: AsyncIterable<string>): Promise<number> => {
  let copied = 0
  const source = keys[Symbol.asyncIterator]()
  const work = async (): Promise<void> => {
    for (;;) {
      const { done, value: key } = await source.next()
      if (done === true) return
      const contentType = contentTypeOf(key)
      const found = contentType === undefined ? undefined : await from.open(key)
      if (found === undefined || contentType === undefined) continue
      await to.put(key, found.stream as AsyncIterable<Uint8Array>, contentType)
      copied += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return copied
}
