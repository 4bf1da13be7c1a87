import { es as site } from '#features/site/locales/es.ts'
import { es as places } from '#features/places/locales/es.ts'
import { es as photos } from '#features/photos/locales/es.ts'
import { es as members } from '#features/members/locales/es.ts'
import { es as auth } from '#features/auth/locales/es.ts'
import { es as platform } from '#platform/shared/i18n/locales/es.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'

export const catalogues = { platform, auth, members, photos, places, site } satisfies Catalogue
