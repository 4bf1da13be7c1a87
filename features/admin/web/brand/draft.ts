import { type BrandSettings, type ConsoleBrand } from '#features/brand/contract.ts'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import { type BrandColours, defaultColours } from '#platform/shared/brand/colours.ts'

export const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const

/** The form: every field as text; an empty one means as the software comes. */
export interface Draft {
  name: string
  colours: BrandColours
  font: BrandSettings['font']
  support_email: string
  social_urls: Record<(typeof networks)[number], string>
  logo: string | null
}

/** The form of the settings. */
export const toDraft = ({ name, colours, font, support_email, social_urls, logo }: ConsoleBrand): Draft => ({
  name: name ?? '',
  colours: colours ?? defaultColours,
  font,
  support_email: support_email ?? '',
  social_urls: Object.fromEntries(networks.map((network) => [network, social_urls[network] ?? ''])) as Draft['social_urls'],
  logo,
})

/** The form of a brand as the software comes. */
export const untouched: Draft = {
  name: '',
  colours: defaultColours,
  font: 'own',
  support_email: '',
  social_urls: { facebook: '', twitter: '', instagram: '', youtube: '' },
  logo: null,
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed)
const isDesign = (colours: BrandColours): boolean => JSON.stringify(colours) === JSON.stringify(defaultColours)

/** The settings that a form says. */
export const toSettings = ({ name, colours, font, support_email, social_urls, logo }: Draft): BrandSettings => ({
  name: orNull(name),
  colours: isDesign(colours) ? null : colours,
  font,
  support_email: orNull(support_email),
  social_urls: Object.fromEntries(networks.map((network) => [network, orNull(social_urls[network])])) as BrandSettings['social_urls'],
  logo,
})

/** The name that a form gives. */
export const nameOf = ({ name }: Draft): string => name.trim() || defaultBrandName

/** Whether two forms say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean => JSON.stringify(toSettings(one)) === JSON.stringify(toSettings(other))
