import { readPeerCards } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Gift, GiftPlan, GiftParty } from '../contract.ts'
import { presentGift, presentGiftPlan, presentGifts, type GiftViewContext } from './present-gift.ts'
import { readAllGiftPlans, readMemberGifts } from './queries.ts'
import { requireGiftReceiver, canAddGiftNote } from './receiver.ts'

const toGiftViewer = ({ actor, now, locale }: MemberContext): GiftViewContext => ({ viewerId: actor.id, now, locale })

/** Returns the gift plans on sale, in the caller's language. */
export const showGiftPlans = async (ctx: MemberContext): Promise<{ plans: GiftPlan[] }> => {
  const plans = (await readAllGiftPlans(ctx.db)).filter(({ active }) => active)
  return { plans: plans.map((plan) => presentGiftPlan(plan, ctx.locale)) }
}

/** Returns gifts the caller received and sent. */
export const showGifts = async (ctx: MemberContext): Promise<{ received: Gift[]; sent: Gift[] }> => {
  const [received, sent] = await Promise.all([
    readMemberGifts(ctx.db, ctx.actor.id, 'to_id'),
    readMemberGifts(ctx.db, ctx.actor.id, 'from_id'),
  ])
  const shown = new Map((await presentGifts(ctx.db, toGiftViewer(ctx), [...received, ...sent])).map((gift) => [gift.id, gift]))
  const pick = (rows: readonly { id: string }[]) => rows.flatMap(({ id }) => shown.get(id) ?? [])
  return { received: pick(received), sent: pick(sent) }
}

/**
 * Returns one gift.
 * @throws {AppError} platform.not_found
 */
export const showGift = async (ctx: MemberContext, id: string): Promise<{ gift: Gift }> => ({
  gift: await presentGift(ctx.db, toGiftViewer(ctx), id),
})

/**
 * Returns a member the caller can buy a gift for.
 * @throws {AppError} gifts.oneself, platform.not_found
 */
export const showGiftRecipient = async (ctx: MemberContext, uid: string): Promise<{ person: GiftParty; takes_note: boolean }> => {
  await requireGiftReceiver(ctx.db, ctx.actor.id, uid)
  const person = (await readPeerCards(ctx.db, { ...toGiftViewer(ctx), ids: [uid] })).get(uid)
  // The member has left between the two queries.
  if (person === undefined) throw new AppError(platformErrors.not_found)
  return { person, takes_note: await canAddGiftNote(ctx.db, ctx.actor.id, uid) }
}
