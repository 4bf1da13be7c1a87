// Messages that other features send: bought gifts and shared dates. They use HTTP calls, which are retried until answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { purchaseGift } from '#features/gifts/contract.ts'
import { maxOpenDates, shareDate } from '#features/shared-dates/contract.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { giftPlanIds } from '../../../support/features/gifts.ts'
import type { Evidence } from '../evidence.ts'
import type { OrderedGift } from './ordered-gift.ts'
import type { ChatPopulation } from '../chat-population.ts'

/** A server without an answer after this many milliseconds counts as killed. */
const longestAnswer = 5000

interface Surroundings {
  world: ChatPopulation
  address: string
  random: () => number
  evidence: Evidence
  /** Called before the first attempt to buy a gift, so that a server can be killed then. Not called before retries: too many kills would leave no
   * server for other requests. */
  beforeFirstAttempt: () => void
}

export interface GiftAndDateSender extends Disposable {
  /** A random member buys a gift for a conversation partner. */
  give(): void
  /** A random member sends a conversation partner the time and place of a meeting. Returns false when nobody may send another one. */
  shareDate(): boolean
  waiting(): number
}

interface Call {
  path: string
  token: string
  key: string
  body: object
}

/** Lets members buy gifts and share dates. */
export const createGiftAndDateSender = ({
  world,
  address,
  random,
  evidence,
  beforeFirstAttempt: onBuys,
}: Surroundings): GiftAndDateSender => {
  const shared = new Map<string, number>()
  let [isOpen, waiting, number] = [true, 0, 0]
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const choose = () => {
    const pair = pick(world.pairs)
    const [from, to] = (random() < 0.5 ? pair?.toReversed() : pair)?.map((place) => world.members[place]) ?? []
    if (from === undefined || to === undefined) throw new Error('nobody there')
    return { from, to }
  }
  /** Repeats a call with the same key until it is answered, as a correct client does. Returns the data; undefined for a refusal. */
  const callUntilAnswered = async ({ path, token, key, body }: Call): Promise<unknown> => {
    for (; isOpen; await sleep(200)) {
      const answer = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(longestAnswer),
      })
        .then(async (response) => ({ response, body: (await response.json()) as { code?: string; data?: unknown } }))
        .catch(() => undefined)
      if (answer === undefined || answer.response.status >= 500 || [409, 429].includes(answer.response.status)) continue
      return answer.response.ok ? answer.body.data : undefined
    }
    return undefined
  }
  const during = async (deed: () => Promise<void>): Promise<void> => {
    waiting += 1
    await deed()
    waiting -= 1
  }
  return {
    give: () => {
      const { from, to } = choose()
      number += 1
      const note = `the ${number}. gift`
      const gift: OrderedGift = { note, from: from.id, to: to.id, id: undefined, isRefused: false }
      evidence.gifts.push(gift)
      const path = purchaseGift.path.replace(':planId', giftPlanIds.rose).replace(':uid', to.id)
      void during(async () => {
        onBuys()
        const bought = await callUntilAnswered({ path, token: from.token, key: randomUUID(), body: { note } })
        gift.id = (bought as { gift: { id: string } } | undefined)?.gift.id
        if (gift.id !== undefined) evidence.acknowledged.push({ id: gift.id, from: from.id, to: to.id })
        else gift.isRefused = isOpen
      })
    },
    shareDate: () => {
      const { from, to } = choose()
      const count = (shared.get(from.id) ?? 0) + 1
      if (count > maxOpenDates) return false
      shared.set(from.id, count)
      number += 1
      const id = randomUUID()
      const body = {
        id,
        uid: to.id,
        place: `the ${number}. place`,
        words: '',
        at: new Date(Date.now() + dayMs),
        zone: 'Africa/Lagos',
        check_hours: 2,
      }
      // Dates do not wait for the messages of a browser, so each counts as a separate browser.
      evidence.written.push({ id, device: -evidence.written.length - 1, turn: 0, from: from.id, to: to.id, body: body.place })
      void during(async () => {
        const answer = await callUntilAnswered({ path: shareDate.path, token: from.token, key: id, body })
        if (answer !== undefined) evidence.acknowledged.push({ id, from: from.id, to: to.id })
      })
      return true
    },
    waiting: () => waiting,
    [Symbol.dispose]: () => void (isOpen = false),
  }
}
