import type { Config } from './config/config.ts'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import { type BrandColours, defaultColours } from '#platform/shared/brand/colours.ts'
import type { BrandFont } from '#platform/shared/brand/fonts.ts'

export const socialNetworks = ['facebook', 'twitter', 'instagram', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** How the service looks and what it is called. */
export interface Brand {
  name: string
  colours: BrandColours
  font: BrandFont
  /** Where visitors write to; null for that of the configuration. */
  supportEmail: string | null
  /** The operator's pages; null for that of the configuration. */
  socialUrls: Record<SocialNetwork, string | null>
  /** Folder of the pictures made from the uploaded logo; null for the drawn one. */
  logo: string | null
  /** Grows with every change. */
  version: number
}

/** The brand of this process. */
export interface BrandSource {
  /** Returns the brand as this process knows it. */
  current(): Brand
  /** Takes over a brand unless a newer one is known. */
  adopt(brand: Brand): void
  /** Reads what other processes changed. While the database cannot be read, the known brand stays. */
  refresh: () => Promise<void>
}

/** The brand as the software comes. */
export const defaultBrand: Brand = {
  name: defaultBrandName,
  colours: defaultColours,
  font: 'own',
  supportEmail: null,
  socialUrls: { facebook: null, twitter: null, instagram: null, youtube: null },
  logo: null,
  version: 0,
}

/** Creates the brand of this process, as it is until the first `refresh`. `read` returns what is stored. */
export const createBrandSource = (read: () => Promise<Brand>): BrandSource => {
  let known = defaultBrand
  const adopt = (brand: Brand) => {
    if (brand.version > known.version) known = brand
  }
  return {
    current: () => known,
    adopt,
    refresh: () => read().then(adopt, () => {}),
  }
}

/** Returns the address that people write to. */
export const supportEmailOf = ({ brand, config }: { brand: BrandSource; config: Config }): string =>
  brand.current().supportEmail ?? config.operatorEmail
