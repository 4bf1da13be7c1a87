import { sw as accessTokens } from '#features/access-tokens/locales/sw.ts'
import { sw as account } from '#features/account/locales/sw.ts'
import { sw as auth } from '#features/auth/locales/sw.ts'
import { sw as boosts } from '#features/boosts/locales/sw.ts'
import { sw as calls } from '#features/calls/locales/sw.ts'
import { sw as chat } from '#features/chat/locales/sw.ts'
import { sw as deposits } from '#features/deposits/locales/sw.ts'
import { sw as gifts } from '#features/gifts/locales/sw.ts'
import { sw as imports } from '#features/imports/locales/sw.ts'
import { sw as knownContacts } from '#features/known-contacts/locales/sw.ts'
import { sw as matches } from '#features/matches/locales/sw.ts'
import { sw as members } from '#features/members/locales/sw.ts'
import { sw as moderation } from '#features/moderation/locales/sw.ts'
import { sw as notifications } from '#features/notifications/locales/sw.ts'
import { sw as outcomes } from '#features/outcomes/locales/sw.ts'
import { sw as onboarding } from '#features/onboarding/locales/sw.ts'
import { sw as passkeys } from '#features/passkeys/locales/sw.ts'
import { sw as phoneLogin } from '#features/phone-login/locales/sw.ts'
import { sw as photoCheck } from '#features/photo-check/locales/sw.ts'
import { sw as photos } from '#features/photos/locales/sw.ts'
import { sw as places } from '#features/places/locales/sw.ts'
import { sw as profileFields } from '#features/profile-fields/locales/sw.ts'
import { sw as profiles } from '#features/profiles/locales/sw.ts'
import { sw as reactions } from '#features/reactions/locales/sw.ts'
import { sw as registration } from '#features/registration/locales/sw.ts'
import { sw as sharedDates } from '#features/shared-dates/locales/sw.ts'
import { sw as site } from '#features/site/locales/sw.ts'
import { sw as subscriptions } from '#features/subscriptions/locales/sw.ts'
import { sw as suggestions } from '#features/suggestions/locales/sw.ts'
import { sw as uploads } from '#features/uploads/locales/sw.ts'
import { sw as voiceHello } from '#features/voice-hello/locales/sw.ts'
import { sw as wallet } from '#features/wallet/locales/sw.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { sw as platform } from '#platform/shared/i18n/locales/sw.ts'

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
