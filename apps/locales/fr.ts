import { fr as accessTokens } from '#features/access-tokens/locales/fr.ts'
import { fr as account } from '#features/account/locales/fr.ts'
import { fr as auth } from '#features/auth/locales/fr.ts'
import { fr as boosts } from '#features/boosts/locales/fr.ts'
import { fr as calls } from '#features/calls/locales/fr.ts'
import { fr as chat } from '#features/chat/locales/fr.ts'
import { fr as deposits } from '#features/deposits/locales/fr.ts'
import { fr as gifts } from '#features/gifts/locales/fr.ts'
import { fr as imports } from '#features/imports/locales/fr.ts'
import { fr as knownContacts } from '#features/known-contacts/locales/fr.ts'
import { fr as matches } from '#features/matches/locales/fr.ts'
import { fr as members } from '#features/members/locales/fr.ts'
import { fr as moderation } from '#features/moderation/locales/fr.ts'
import { fr as notifications } from '#features/notifications/locales/fr.ts'
import { fr as outcomes } from '#features/outcomes/locales/fr.ts'
import { fr as onboarding } from '#features/onboarding/locales/fr.ts'
import { fr as passkeys } from '#features/passkeys/locales/fr.ts'
import { fr as phoneLogin } from '#features/phone-login/locales/fr.ts'
import { fr as photoCheck } from '#features/photo-check/locales/fr.ts'
import { fr as photos } from '#features/photos/locales/fr.ts'
import { fr as places } from '#features/places/locales/fr.ts'
import { fr as profileFields } from '#features/profile-fields/locales/fr.ts'
import { fr as profiles } from '#features/profiles/locales/fr.ts'
import { fr as reactions } from '#features/reactions/locales/fr.ts'
import { fr as registration } from '#features/registration/locales/fr.ts'
import { fr as sharedDates } from '#features/shared-dates/locales/fr.ts'
import { fr as site } from '#features/site/locales/fr.ts'
import { fr as subscriptions } from '#features/subscriptions/locales/fr.ts'
import { fr as suggestions } from '#features/suggestions/locales/fr.ts'
import { fr as uploads } from '#features/uploads/locales/fr.ts'
import { fr as voiceHello } from '#features/voice-hello/locales/fr.ts'
import { fr as wallet } from '#features/wallet/locales/fr.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { fr as platform } from '#platform/shared/i18n/locales/fr.ts'

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
