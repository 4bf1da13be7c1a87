import { en as accessTokens } from '#features/access-tokens/locales/en.ts'
import { en as account } from '#features/account/locales/en.ts'
import { en as auth } from '#features/auth/locales/en.ts'
import { en as boosts } from '#features/boosts/locales/en.ts'
import { en as calls } from '#features/calls/locales/en.ts'
import { en as chat } from '#features/chat/locales/en.ts'
import { en as deposits } from '#features/deposits/locales/en.ts'
import { en as gifts } from '#features/gifts/locales/en.ts'
import { en as imports } from '#features/imports/locales/en.ts'
import { en as knownContacts } from '#features/known-contacts/locales/en.ts'
import { en as matches } from '#features/matches/locales/en.ts'
import { en as members } from '#features/members/locales/en.ts'
import { en as moderation } from '#features/moderation/locales/en.ts'
import { en as notifications } from '#features/notifications/locales/en.ts'
import { en as outcomes } from '#features/outcomes/locales/en.ts'
import { en as onboarding } from '#features/onboarding/locales/en.ts'
import { en as passkeys } from '#features/passkeys/locales/en.ts'
import { en as phoneLogin } from '#features/phone-login/locales/en.ts'
import { en as photoCheck } from '#features/photo-check/locales/en.ts'
import { en as photos } from '#features/photos/locales/en.ts'
import { en as places } from '#features/places/locales/en.ts'
import { en as profileFields } from '#features/profile-fields/locales/en.ts'
import { en as profiles } from '#features/profiles/locales/en.ts'
import { en as reactions } from '#features/reactions/locales/en.ts'
import { en as registration } from '#features/registration/locales/en.ts'
import { en as sharedDates } from '#features/shared-dates/locales/en.ts'
import { en as site } from '#features/site/locales/en.ts'
import { en as subscriptions } from '#features/subscriptions/locales/en.ts'
import { en as suggestions } from '#features/suggestions/locales/en.ts'
import { en as uploads } from '#features/uploads/locales/en.ts'
import { en as voiceHello } from '#features/voice-hello/locales/en.ts'
import { en as wallet } from '#features/wallet/locales/en.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'

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
