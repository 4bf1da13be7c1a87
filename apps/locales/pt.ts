import { pt as accessTokens } from '#features/access-tokens/locales/pt.ts'
import { pt as account } from '#features/account/locales/pt.ts'
import { pt as auth } from '#features/auth/locales/pt.ts'
import { pt as boosts } from '#features/boosts/locales/pt.ts'
import { pt as calls } from '#features/calls/locales/pt.ts'
import { pt as chat } from '#features/chat/locales/pt.ts'
import { pt as deposits } from '#features/deposits/locales/pt.ts'
import { pt as gifts } from '#features/gifts/locales/pt.ts'
import { pt as imports } from '#features/imports/locales/pt.ts'
import { pt as knownContacts } from '#features/known-contacts/locales/pt.ts'
import { pt as matches } from '#features/matches/locales/pt.ts'
import { pt as members } from '#features/members/locales/pt.ts'
import { pt as moderation } from '#features/moderation/locales/pt.ts'
import { pt as notifications } from '#features/notifications/locales/pt.ts'
import { pt as outcomes } from '#features/outcomes/locales/pt.ts'
import { pt as onboarding } from '#features/onboarding/locales/pt.ts'
import { pt as passkeys } from '#features/passkeys/locales/pt.ts'
import { pt as phoneLogin } from '#features/phone-login/locales/pt.ts'
import { pt as photoCheck } from '#features/photo-check/locales/pt.ts'
import { pt as photos } from '#features/photos/locales/pt.ts'
import { pt as places } from '#features/places/locales/pt.ts'
import { pt as profileFields } from '#features/profile-fields/locales/pt.ts'
import { pt as profiles } from '#features/profiles/locales/pt.ts'
import { pt as reactions } from '#features/reactions/locales/pt.ts'
import { pt as registration } from '#features/registration/locales/pt.ts'
import { pt as sharedDates } from '#features/shared-dates/locales/pt.ts'
import { pt as site } from '#features/site/locales/pt.ts'
import { pt as subscriptions } from '#features/subscriptions/locales/pt.ts'
import { pt as suggestions } from '#features/suggestions/locales/pt.ts'
import { pt as uploads } from '#features/uploads/locales/pt.ts'
import { pt as voiceHello } from '#features/voice-hello/locales/pt.ts'
import { pt as wallet } from '#features/wallet/locales/pt.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { pt as platform } from '#platform/shared/i18n/locales/pt.ts'

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
