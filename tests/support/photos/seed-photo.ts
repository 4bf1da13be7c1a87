import { randomUUID } from 'node:crypto'
import { addPhotos } from '#features/photos/server/store.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Stores a photo whose files contain its key and size; returns the key. */
export const seedPhoto = async (db: Database, storage: Storage, memberId: string): Promise<string> => {
  const key = randomUUID().replaceAll('-', '')
  for (const size of [1080, 480, 160]) await storage.put(`${key}/${size}.webp`, Buffer.from(`${key} ${size}`), 'image/webp')
  const photo = {
    id: randomUUID(),
    storage_key: key,
    width: 4,
    height: 5,
    blur: 'x',
    hash: '0'.repeat(64),
    review: 'approved',
    shown: true,
  }
  await inTransaction(db, (tx) => addPhotos(tx, memberId, [photo], systemClock.now()))
  return key
}
