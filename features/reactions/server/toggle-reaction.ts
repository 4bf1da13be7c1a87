import { block, hasBlocked, unblock } from '#features/blocks/server/index.ts'
import { closeConversation, openMatch } from '#features/chat/server/index.ts'
import { readMember, requireVisible } from '#features/members/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { recordEvent } from '#platform/server/realtime/events.ts'
import { Refusal } from '#platform/shared/errors.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { type actions, likeEvent, matchEvent, reactionErrors } from '../contract.ts'
import { type ReactionState, setReaction } from './store.ts'

type Action = (typeof actions)[number]
type Outcome = { reaction: ReactionState; matched: boolean }

const stateAfter: Record<Exclude<Action, 'block' | 'unblock'>, ReactionState> = {
  like: 'liked',
  unlike: 'none',
  dislike: 'disliked',
  undislike: 'none',
}
const newFor = 72 * 3_600_000
/** For accounts in their first 72 hours (product.md §13). */
const newAccountLikes = { burst: 50, seconds: 86_400 }

/** Tells a member who wants to be told about another one, at most once for each pair, kind and day, however often the other changes their mind. */
const tell = async (tx: Tx, to: string, about: string, event: typeof matchEvent | typeof likeEvent, now: Date): Promise<void> => {
  const { locale, notifications } = (await readMember(tx, to)) ?? {}
  if (notifications === false) return
  const person = (await readPhotoCards(tx, { viewerId: to, ids: [about], now, locale: isLocale(locale) ? locale : 'en' })).get(about)
  if (person === undefined) return
  await recordEvent(tx, [to], event, { person }, now, `${event.name} ${about} ${to} ${now.toISOString().slice(0, 10)}`)
}

const react = (ctx: MemberContext, limits: Platform['limits'], uid: string, action: keyof typeof stateAfter): Promise<Outcome> => {
  const self = ctx.actor.id
  const state = stateAfter[action]
  return inTransaction(ctx.db, async (tx) => {
    // A like is not taken back by undislike, nor a dislike by unlike.
    const current = state === 'none' ? await currentState(tx, self, uid) : undefined
    if (current !== undefined && current.reaction !== (action === 'unlike' ? 'liked' : 'disliked')) return current
    const { before, wasMatched, isMatched } = await setReaction(tx, self, uid, state, ctx.now)
    if (isMatched && !wasMatched) {
      await openMatch(tx, self, uid, ctx.now)
      await tell(tx, uid, self, matchEvent, ctx.now)
      await tell(tx, self, uid, matchEvent, ctx.now)
    }
    if (wasMatched && !isMatched) await closeConversation(tx, self, uid, ctx.now)
    if (state === 'liked' && before !== 'liked') {
      await takeLike(tx, ctx, limits)
      if (!isMatched) await tell(tx, uid, self, likeEvent, ctx.now)
    }
    return { reaction: state, matched: isMatched }
  })
}

const currentState = async (tx: Tx, from: string, to: string): Promise<Outcome> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: row === undefined ? 'none' : row.kind === 1 ? 'liked' : 'disliked', matched: row?.matched ?? false }
}

const takeLike = async (tx: Tx, ctx: MemberContext, limits: Platform['limits']): Promise<void> => {
  const member = await readMember(tx, ctx.actor.id)
  if (member === undefined || ctx.now.getTime() - member.created_at.getTime() > newFor) return
  await limits.take(`new-likes:${ctx.actor.id}`, newAccountLikes, reactionErrors.likes_spent)
}

/** Ends whatever was between the two; a like of the blocked party stays theirs and is seen by nobody. */
const blockMember = async (ctx: MemberContext, uid: string): Promise<Outcome> => {
  const self = ctx.actor.id
  if (!(await hasBlocked(ctx.db, self, uid))) await requireVisible(ctx.db, self, uid)
  return inTransaction(ctx.db, async (tx) => {
    await setReaction(tx, self, uid, 'none', ctx.now)
    await closeConversation(tx, self, uid, ctx.now)
    await block(tx, self, uid, ctx.now)
    return { reaction: 'none' as const, matched: false }
  })
}

const unblockMember = (ctx: MemberContext, uid: string): Promise<Outcome> =>
  inTransaction(ctx.db, async (tx) => {
    const self = ctx.actor.id
    // Without a block to take back, somebody unseen looks as they always do.
    if (!(await unblock(tx, self, uid))) await requireVisible(tx, self, uid)
    return currentState(tx, self, uid)
  })

/**
 * Brings the caller's side of a pair to the state the action names; repeating it changes nothing. A returned like opens the conversation and
 * tells both.
 * @throws {Refusal} reactions.oneself, reactions.likes_spent, platform.not_found
 */
export const toggleReaction = async (
  ctx: MemberContext,
  { limits }: Pick<Platform, 'limits'>,
  { action, uid }: { action: Action; uid: string },
): Promise<Outcome> => {
  if (uid === ctx.actor.id) throw new Refusal(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
  if (action === 'block') return blockMember(ctx, uid)
  if (action === 'unblock') return unblockMember(ctx, uid)
  await requireVisible(ctx.db, ctx.actor.id, uid)
  return react(ctx, limits, uid, action)
}
