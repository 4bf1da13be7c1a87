import type { Database } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { readBrandSettings } from '../brand-store.ts'
import { type LogoFileName, logoFiles } from './process-logo.ts'

const folderOf = (logo: string): string => `brand/${logo}`
const keyOf = (logo: string, file: LogoFileName): string => `${folderOf(logo)}/${file}`

/** Returns the public path of one picture of a logo. The path contains the id of the logo. */
export const logoPath = (logo: string, file: LogoFileName): string => `/${keyOf(logo, file)}`

/** Stores the pictures of a logo. */
export const storeLogo = async (storage: Storage, logo: string, pictures: Record<LogoFileName, Buffer>): Promise<void> => {
  for (const file of logoFiles) await storage.put(keyOf(logo, file), pictures[file], 'image/png')
}

/** Whether all pictures of a logo are stored; the last one is stored last. */
export const isLogoStored = async (storage: Storage, logo: string): Promise<boolean> =>
  (await storage.size(keyOf(logo, 'apple-touch-icon.png'))) !== undefined

/** Reads a picture of a logo; undefined when it is not stored. */
export const readLogoFile = async (storage: Storage, logo: string, file: LogoFileName): Promise<Buffer | undefined> =>
  (await storage.get(keyOf(logo, file)))?.bytes

/** Deletes the pictures of a logo. */
export const deleteLogo = (storage: Storage, logo: string): Promise<void> => storage.deletePrefix(folderOf(logo))

/** Yields the storage key of the brand's logo with the number of its files; nothing without a logo. */
export async function* readLogoStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  const { logo } = await readBrandSettings(db)
  if (logo !== null) yield [{ key: folderOf(logo), files: logoFiles.length }]
}
