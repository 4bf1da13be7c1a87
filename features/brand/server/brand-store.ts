import type { Brand } from '#platform/server/brand.ts'
import { defaultBrand } from '#platform/server/brand.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { BrandSettings } from '../contract.ts'

/** The stored settings with their version. */
export type StoredBrand = BrandSettings & { version: number }

const noAddresses: BrandSettings['social_urls'] = { facebook: null, twitter: null, instagram: null, youtube: null }

/** Reads the brand settings that were chosen in the console. */
export const readBrandSettings = async (db: Database | Tx): Promise<StoredBrand> => {
  const { colours, font, social_urls, ...row } = await db
    .selectFrom('brand')
    .select(['name', 'colours', 'font', 'support_email', 'social_urls', 'logo', 'version'])
    .executeTakeFirstOrThrow()
  return {
    ...row,
    colours: colours as BrandSettings['colours'],
    font: font as BrandSettings['font'],
    social_urls: { ...noAddresses, ...(social_urls as Partial<BrandSettings['social_urls']>) },
  }
}

/** Locks and reads the settings until the transaction ends, so that changes happen one after the other. */
export const lockBrandSettings = async (tx: Tx): Promise<StoredBrand> => {
  await tx.selectFrom('brand').select('single').forUpdate().execute()
  return readBrandSettings(tx)
}

/** Stores the settings as the next version. */
export const storeBrandSettings = async (tx: Tx, { colours, social_urls, ...settings }: StoredBrand): Promise<void> => {
  await tx
    .updateTable('brand')
    .set({
      ...settings,
      colours: colours === null ? null : JSON.stringify(colours),
      social_urls: JSON.stringify(social_urls),
    })
    .execute()
}

/** Converts stored settings to the brand that members see. */
export const toBrand = ({ name, colours, font, support_email, social_urls, logo, version }: StoredBrand): Brand => ({
  name: name ?? defaultBrand.name,
  colours: colours ?? defaultBrand.colours,
  font,
  supportEmail: support_email,
  socialUrls: social_urls,
  logo,
  version,
})

/** Reads the brand of the service. */
export const readBrand = async (db: Database): Promise<Brand> => toBrand(await readBrandSettings(db))
