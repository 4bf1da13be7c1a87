import { countUnreadMessages } from '#features/chat/server/index.ts'
import { readMember } from '#features/members/server/index.ts'
import { countUnreadNotifications as countNotifications } from '#features/notifications/server/index.ts'
import { isOnboardingOffered } from '#features/onboarding/server/index.ts'
import { readOwnPerson } from '#features/profiles/server/index.ts'
import { countNewLikes } from '#features/reactions/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { ReadContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { getMe as endpoint } from '../contract.ts'

/** Returns the caller's own account. */
export const showMe = async (ctx: ReadContext): Promise<HandlerResult<typeof endpoint>> => {
  const { id } = ctx.actor
  const [person, member, wallet, messages, likes, notifications, offers_onboarding] = await Promise.all([
    readOwnPerson(ctx.db, { id, now: ctx.now, locale: ctx.locale }),
    readMember(ctx.db, id),
    readWallet(ctx.db, id),
    countUnreadMessages(ctx.db, id),
    countNewLikes(ctx.db, id),
    countNotifications(ctx.db, id),
    isOnboardingOffered(ctx.db, ctx.actor),
  ])
  const missing = { photo: person.images.length === 0, place: member?.cell_lat === null }
  const unread = { messages, likes, notifications }
  const terms_outdated = member?.terms_version !== termsVersion
  const paused = member?.status === 'paused'
  return { data: { id, role: ctx.actor.role, wallet, person, unread, missing, paused, terms_outdated, offers_onboarding } }
}
