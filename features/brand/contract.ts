import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { isBrandName } from '#platform/shared/brand/brand-name.ts'
import { chosenColours } from '#platform/shared/brand/colours.ts'
import { brandFonts } from '#platform/shared/brand/fonts.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Email, text } from '#platform/shared/fields.ts'

export const brandErrors = errorCodes('brand', {
  name: 422,
  contrast: 422,
  changed: 409,
  logo_gone: 422,
  logo_format: 422,
  logo_size: 422,
  logo_shape: 422,
})

const Hex = z
  .string(platformErrors.required.code)
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, platformErrors.invalid.code)
const ThemeColours = z.object(
  Object.fromEntries(chosenColours.map((name) => [name, Hex])) as Record<(typeof chosenColours)[number], typeof Hex>,
)
const Colours = z.object({ light: ThemeColours, dark: ThemeColours })

const ProfileAddress = z.url({ protocol: /^https$/, error: platformErrors.invalid.code }).max(500, platformErrors.too_long.code)
const SocialUrls = z.object({
  facebook: ProfileAddress.nullable(),
  twitter: ProfileAddress.nullable(),
  instagram: ProfileAddress.nullable(),
  youtube: ProfileAddress.nullable(),
})

/** The brand settings chosen in the console. Null means the value of the configuration or the built-in default. */
export const BrandSettings = z.object({
  name: text(1, 30).refine(isBrandName, brandErrors.name.code).nullable(),
  colours: Colours.nullable(),
  font: z.enum(brandFonts, platformErrors.invalid.code),
  support_email: Email.nullable(),
  social_urls: SocialUrls,
  /** The id of an uploaded logo. */
  logo: z
    .string()
    .regex(/^[\da-f]{24}$/, platformErrors.invalid.code)
    .nullable(),
})
export type BrandSettings = z.infer<typeof BrandSettings>

const ConsoleBrand = BrandSettings.extend({
  version: z.int(),
  /** The values of the configuration, which apply where the settings are null. */
  configured: z.object({ support_email: z.string(), social_urls: SocialUrls }),
})
export type ConsoleBrand = z.infer<typeof ConsoleBrand>

export const getBrand = endpoint({
  method: 'GET',
  path: '/admin/brand',
  access: 'admin',
  summary: 'Returns the name and look of the service, and what the configuration says where nothing is chosen',
  response: data(ConsoleBrand),
})

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/admin/brand',
  access: 'admin',
  console: 'fresh',
  summary: 'Changes the name and look of the service; refused when somebody else changed them after `version`',
  body: BrandSettings.extend({ version: z.int(platformErrors.required.code).min(0).max(2_147_483_647), reason: AuditReason }),
  response: data(ConsoleBrand),
  errors: [brandErrors.contrast, brandErrors.changed, brandErrors.logo_gone],
})

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/admin/brand/logo',
  access: 'admin',
  console: 'fresh',
  summary: 'Makes the pictures of a logo and returns its id; the brand has it once it is saved with it, within a day',
  upload: 'logo',
  response: data(z.object({ logo: z.string() })),
  errors: [brandErrors.logo_format, brandErrors.logo_size, brandErrors.logo_shape, platformErrors.too_large, platformErrors.required],
})
