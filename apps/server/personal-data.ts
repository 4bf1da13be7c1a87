import { personalData as account } from '#features/account/server/index.ts'
import { personalData as admin } from '#features/admin/server/index.ts'
import { personalData as audit } from '#features/audit/server/index.ts'
import { personalData as auth } from '#features/auth/server/index.ts'
import { personalData as blocks } from '#features/blocks/server/index.ts'
import { personalData as boosts } from '#features/boosts/server/index.ts'
import { personalData as calls } from '#features/calls/server/index.ts'
import { personalData as chat } from '#features/chat/server/index.ts'
import { personalData as deposits } from '#features/deposits/server/index.ts'
import { personalData as gifts } from '#features/gifts/server/index.ts'
import { personalData as matches } from '#features/matches/server/index.ts'
import { personalData as members } from '#features/members/server/index.ts'
import { personalData as moderation } from '#features/moderation/server/index.ts'
import { personalData as notifications } from '#features/notifications/server/index.ts'
import { personalData as photos } from '#features/photos/server/index.ts'
import { personalData as places } from '#features/places/server/index.ts'
import { personalData as profiles } from '#features/profiles/server/index.ts'
import { personalData as reactions } from '#features/reactions/server/index.ts'
import { personalData as subscriptions } from '#features/subscriptions/server/index.ts'
import { personalData as wallet } from '#features/wallet/server/index.ts'

/** What every feature holds on a member, in the order it is erased: the member row goes last. */
export const personalData = {
  admin,
  account,
  moderation,
  audit,
  auth,
  gifts,
  calls,
  matches,
  profiles,
  boosts,
  reactions,
  chat,
  subscriptions,
  notifications,
  places,
  photos,
  blocks,
  deposits,
  wallet,
  members,
}
