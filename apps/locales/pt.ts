import { pt as site } from '#features/site/locales/pt.ts'
import { pt as places } from '#features/places/locales/pt.ts'
import { pt as photos } from '#features/photos/locales/pt.ts'
import { pt as members } from '#features/members/locales/pt.ts'
import { pt as auth } from '#features/auth/locales/pt.ts'
import { pt as platform } from '#platform/shared/i18n/locales/pt.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'

export const catalogues = { platform, auth, members, photos, places, site } satisfies Catalogue
