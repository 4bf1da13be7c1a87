import { en as site } from '#features/site/locales/en.ts'
import { en as places } from '#features/places/locales/en.ts'
import { en as photos } from '#features/photos/locales/en.ts'
import { en as members } from '#features/members/locales/en.ts'
import { en as auth } from '#features/auth/locales/en.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'

export const catalogues = { platform, auth, members, photos, places, site } satisfies Catalogue
