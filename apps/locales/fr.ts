import { fr as site } from '#features/site/locales/fr.ts'
import { fr as places } from '#features/places/locales/fr.ts'
import { fr as photos } from '#features/photos/locales/fr.ts'
import { fr as members } from '#features/members/locales/fr.ts'
import { fr as auth } from '#features/auth/locales/fr.ts'
import { fr as platform } from '#platform/shared/i18n/locales/fr.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'

export const catalogues = { platform, auth, members, photos, places, site } satisfies Catalogue
