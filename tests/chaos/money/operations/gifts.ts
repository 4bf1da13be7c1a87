import type { ApiResponse } from '../client.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { ChaosMember, Operation, ChaosContext } from '../context.ts'
import { usesGiftsAndPlans, makePurchase } from './spend.ts'

/** A gift that its receiver has not answered yet. */
interface OpenGift {
  id: string
  cents: bigint
  from: ChaosMember
  to: ChaosMember
  /** The conversion in percent, fixed when the gift arrived. */
  conversion: bigint
}
const openGifts = new WeakMap<ChaosContext, OpenGift[]>()
const waiting = (world: ChaosContext): OpenGift[] => {
  const known = openGifts.get(world) ?? []
  openGifts.set(world, known)
  return known
}

const give: Operation = {
  name: 'gift',
  weight: 7,
  people: 2,
  fits: ({ gifts }) => gifts.length > 0,
  run: async (world, [from, to], random, key) => {
    if (to === undefined || !usesGiftsAndPlans(from) || !usesGiftsAndPlans(to)) return
    const cheap = world.catalogue.gifts.filter(({ cents }) => cents <= world.model.account(from.id).most)
    const { id, cents } = random.pick(cheap.length > 0 && random.chance(0.8) ? cheap : world.catalogue.gifts)
    const conversion = world.model.account(to.id).plan?.conversion ?? world.catalogue.freeConversion
    const answer = await makePurchase(world, from, { path: `/gift/${id}/purchase/${to.id}`, key, cents, kind: 'gift_bought' })
    const gift = (answer?.body.data as { gift?: { id: string } } | undefined)?.gift
    if (gift !== undefined) waiting(world).push({ id: gift.id, cents, from, to, conversion })
  },
}

/** The giver and receiver of a random open gift; empty without one. */
const ofAny = (world: ChaosContext, random: Random): readonly ChaosMember[] => {
  const all = waiting(world)
  if (all.length === 0) return []
  const { from, to } = random.pick(all)
  return [from, to]
}
const takeBetween = (world: ChaosContext, from: ChaosMember, to: ChaosMember | undefined): OpenGift | undefined => {
  const all = waiting(world)
  const index = all.findIndex((gift) => gift.from === from && gift.to === to)
  return index < 0 ? undefined : all.splice(index, 1)[0]
}

/** The receiver redeems or declines a gift, or tries both at once; exactly one succeeds. */
const decide: Operation = {
  name: 'gift decided',
  weight: 6,
  fits: ({ gifts }) => gifts.length > 0,
  choose: ofAny,
  run: async (world, [from, to], random, key) => {
    const gift = takeBetween(world, from, to)
    if (gift === undefined || to === undefined) return
    const [giver, receiver] = [world.model.account(from.id), world.model.account(to.id)]
    const ask = (verb: 'redeem' | 'decline') => world.pay(to, `/gift/${gift.id}/${verb}`, `${key}-${verb}`, {})
    const verbs = random.chance(0.2) ? (['redeem', 'decline'] as const) : [random.chance(0.75) ? ('redeem' as const) : ('decline' as const)]
    const answers = new Map<string, ApiResponse>(await Promise.all(verbs.map(async (verb) => [verb, await ask(verb)] as const)))
    const done = [...answers].filter(([, { status }]) => status === 200).map(([verb]) => verb)
    world.model.expect(
      done.length === 1,
      `a gift was ${verbs.join(' and ')}ed: ${[...answers.values()].map(({ status, text }) => `${status} ${text.slice(0, 120)}`).join(' | ')}`,
    )
    if (done.includes('redeem')) {
      receiver.credits += (gift.cents * gift.conversion) / 100n
      world.model.count('gift_redeemed')
    }
    if (done.includes('decline')) {
      giver.usd += gift.cents
      world.model.count('gift_returned')
    }
  },
}

export const giftOperations: readonly Operation[] = [give, decide]
