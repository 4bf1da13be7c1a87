import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { lockBrandSettings } from '../brand-store.ts'
import { deleteLogo } from './logo-files.ts'

/** Job that deletes the pictures of a logo unless the brand uses it. */
export const deleteLogoJob = jobKind<{ logo: string }>('brand.delete-logo', { slow: true })

/** Returns the handler of `deleteLogoJob`. A lock keeps the brand from taking up the logo while it is being deleted. */
export const createDeleteLogoHandler =
  (db: Database, storage: Storage) =>
  ({ logo }: { logo: string }): Promise<void> =>
    inTransaction(db, async (tx) => {
      if ((await lockBrandSettings(tx)).logo !== logo) await deleteLogo(storage, logo)
    })
