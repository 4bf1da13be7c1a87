import { es as accessTokens } from '#features/access-tokens/locales/es.ts'
import { es as account } from '#features/account/locales/es.ts'
import { es as auth } from '#features/auth/locales/es.ts'
import { es as boosts } from '#features/boosts/locales/es.ts'
import { es as calls } from '#features/calls/locales/es.ts'
import { es as chat } from '#features/chat/locales/es.ts'
import { es as deposits } from '#features/deposits/locales/es.ts'
import { es as gifts } from '#features/gifts/locales/es.ts'
import { es as imports } from '#features/imports/locales/es.ts'
import { es as knownContacts } from '#features/known-contacts/locales/es.ts'
import { es as matches } from '#features/matches/locales/es.ts'
import { es as members } from '#features/members/locales/es.ts'
import { es as moderation } from '#features/moderation/locales/es.ts'
import { es as notifications } from '#features/notifications/locales/es.ts'
import { es as outcomes } from '#features/outcomes/locales/es.ts'
import { es as onboarding } from '#features/onboarding/locales/es.ts'
import { es as passkeys } from '#features/passkeys/locales/es.ts'
import { es as phoneLogin } from '#features/phone-login/locales/es.ts'
import { es as photoCheck } from '#features/photo-check/locales/es.ts'
import { es as photos } from '#features/photos/locales/es.ts'
import { es as places } from '#features/places/locales/es.ts'
import { es as profileFields } from '#features/profile-fields/locales/es.ts'
import { es as profiles } from '#features/profiles/locales/es.ts'
import { es as reactions } from '#features/reactions/locales/es.ts'
import { es as registration } from '#features/registration/locales/es.ts'
import { es as sharedDates } from '#features/shared-dates/locales/es.ts'
import { es as site } from '#features/site/locales/es.ts'
import { es as subscriptions } from '#features/subscriptions/locales/es.ts'
import { es as suggestions } from '#features/suggestions/locales/es.ts'
import { es as uploads } from '#features/uploads/locales/es.ts'
import { es as voiceHello } from '#features/voice-hello/locales/es.ts'
import { es as wallet } from '#features/wallet/locales/es.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { es as platform } from '#platform/shared/i18n/locales/es.ts'

export const catalogues = {
  platform,
  access_tokens: accessTokens,
  account,
  auth,
  boosts,
  calls,
  chat,
  deposits,
  gifts,
  imports,
  known_contacts: knownContacts,
  matches,
  members,
  moderation,
  notifications,
  onboarding,
  outcomes,
  passkeys,
  phone_login: phoneLogin,
  photo_check: photoCheck,
  photos,
  places,
  profile_fields: profileFields,
  profiles,
  reactions,
  registration,
  shared_dates: sharedDates,
  site,
  subscriptions,
  suggestions,
  uploads,
  voice_hello: voiceHello,
  wallet,
} satisfies Catalogue
