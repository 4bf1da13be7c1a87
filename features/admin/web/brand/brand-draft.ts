import { type BrandSettings, type ConsoleBrand } from '#features/brand/contract.ts'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import { type BrandColours, defaultColours } from '#platform/shared/brand/colours.ts'

export const socialNetworks = ['facebook', 'twitter', 'instagram', 'youtube'] as const

/** The fields of the brand form as text. An empty field means the default. */
export interface BrandDraft {
  name: string
  colours: BrandColours
  font: BrandSettings['font']
  support_email: string
  social_urls: Record<(typeof socialNetworks)[number], string>
  logo: string | null
}

/** Converts stored settings to the fields of the form. */
export const toBrandDraft = ({ name, colours, font, support_email, social_urls, logo }: ConsoleBrand): BrandDraft => ({
  name: name ?? '',
  colours: colours ?? defaultColours,
  font,
  support_email: support_email ?? '',
  social_urls: Object.fromEntries(socialNetworks.map((network) => [network, social_urls[network] ?? ''])) as BrandDraft['social_urls'],
  logo,
})

/** The fields of the form with all defaults. */
export const defaultBrandDraft: BrandDraft = {
  name: '',
  colours: defaultColours,
  font: 'own',
  support_email: '',
  social_urls: { facebook: '', twitter: '', instagram: '', youtube: '' },
  logo: null,
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed)
const isDesign = (colours: BrandColours): boolean => JSON.stringify(colours) === JSON.stringify(defaultColours)

/** Converts the fields of the form to settings; an empty field becomes null. */
export const toBrandSettings = ({ name, colours, font, support_email, social_urls, logo }: BrandDraft): BrandSettings => ({
  name: orNull(name),
  colours: isDesign(colours) ? null : colours,
  font,
  support_email: orNull(support_email),
  social_urls: Object.fromEntries(socialNetworks.map((network) => [network, orNull(social_urls[network])])) as BrandSettings['social_urls'],
  logo,
})

/** Returns the name in the form, or the default name if the field is empty. */
export const brandNameOf = ({ name }: BrandDraft): string => name.trim() || defaultBrandName

/** Whether two forms make the same settings. */
export const isSameBrandDraft = (one: BrandDraft, other: BrandDraft): boolean =>
  JSON.stringify(toBrandSettings(one)) === JSON.stringify(toBrandSettings(other))
