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
  /** Address that visitors write to; null for the address from the configuration. */
  supportEmail: string | null
  /** The operator's pages on social networks; null for the page from the configuration. */
  socialUrls: Record<SocialNetwork, string | null>
  /** Storage folder of the pictures made from the uploaded logo; null for the built-in logo. */
  logo: string | null
  /** Increases with every change. */
  version: number
}

/** Keeps the brand in the memory of this process. */
export interface BrandSource {
  /** Returns the brand as this process knows it. */
  current(): Brand
  /** Replaces the known brand, unless the known one is newer. */
  adopt(brand: Brand): void
  /** Reads changes by other processes. Keeps the known brand while the database is unavailable. */
  refresh: () => Promise<void>
}

/** The brand of a new installation. */
export const defaultBrand: Brand = {
  name: defaultBrandName,
  colours: defaultColours,
  font: 'own',
  supportEmail: null,
  socialUrls: { facebook: null, twitter: null, instagram: null, youtube: null },
  logo: null,
  version: 0,
}

/** Creates a brand source, which returns `defaultBrand` until the first `refresh`. `read` returns the stored brand. */
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

/** Returns the support address of the brand, otherwise the one from the configuration. */
export const supportEmailOf = ({ brand, config }: { brand: BrandSource; config: Config }): string =>
  brand.current().supportEmail ?? config.operatorEmail
