import type { Database } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { readBrandSettings } from '../brand-store.ts'
import { type LogoFileName, logoFiles } from './process-logo.ts'

const folderOf = (logo: string): string => `brand/${logo}`
const keyOf = (logo: string, file: LogoFileName): string => `${folderOf(logo)}/${file}`

/** The public address of a picture of a logo; another logo has another one. */
export const logoPath = (logo: string, file: LogoFileName): string => `/${keyOf(logo, file)}`

/** Stores the pictures of a logo. */
export const storeLogo = async (storage: Storage, logo: string, pictures: Record<LogoFileName, Buffer>): Promise<void> => {
  for (const file of logoFiles) await storage.put(keyOf(logo, file), pictures[file], 'image/png')
}

/** Whether the pictures of a logo are stored, the last one included. */
export const isLogoStored = async (storage: Storage, logo: string): Promise<boolean> =>
  (await storage.size(keyOf(logo, 'apple-touch-icon.png'))) !== undefined

/** Reads a picture of a logo; undefined when it is not stored. */
export const readLogoFile = async (storage: Storage, logo: string, file: LogoFileName): Promise<Buffer | undefined> =>
  (await storage.get(keyOf(logo, file)))?.bytes

/** Deletes the pictures of a logo. */
export const deleteLogo = (storage: Storage, logo: string): Promise<void> => storage.deletePrefix(folderOf(logo))

/** Yields the storage key of the logo, if the brand has one, with its number of files. */
export async function* readLogoStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  const { logo } = await readBrandSettings(db)
  if (logo !== null) yield [{ key: folderOf(logo), files: logoFiles.length }]
}
