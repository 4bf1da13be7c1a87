import { sw as site } from '#features/site/locales/sw.ts'
import { sw as places } from '#features/places/locales/sw.ts'
import { sw as photos } from '#features/photos/locales/sw.ts'
import { sw as members } from '#features/members/locales/sw.ts'
import { sw as auth } from '#features/auth/locales/sw.ts'
import { sw as platform } from '#platform/shared/i18n/locales/sw.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'

export const catalogues = { platform, auth, members, photos, places, site } satisfies Catalogue
