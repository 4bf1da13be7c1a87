import { formatDollars } from '../amounts.ts'
import { expectedCents, expectedCredits } from '../model.ts'
import type { ApiResponse } from '../client.ts'
import type { ChaosMember, Operation, ChaosContext } from '../context.ts'

interface Converted {
  wallet: { usd: string; credits: number }
  transaction: { id: string }
}
type Side = 'buy' | 'sell'

const paths = { buy: '/wallet/credits/buy', sell: '/wallet/credits/sell' } as const
const kinds = { buy: 'credits_bought', sell: 'credits_sold' } as const
const bodyOf = (side: Side, amount: bigint) => (side === 'buy' ? { usd: formatDollars(amount) } : { credits: String(amount) })
const yieldOf = (side: Side, amount: bigint) => (side === 'buy' ? expectedCredits(amount) : expectedCents(amount))

/** Applies a confirmed conversion to the model. */
const book = ({ model }: ChaosContext, member: ChaosMember, side: Side, amount: bigint, answer: ApiResponse): void => {
  const account = model.account(member.id)
  const gained = yieldOf(side, amount)
  if (side === 'buy') {
    account.usd -= amount
    account.credits += gained
  } else {
    account.credits -= amount
    account.usd += gained
  }
  model.count(kinds[side])
  model.told.add((answer.body.data as Converted).transaction.id)
}

/** Whether the model allows the conversion with the certain balance, and with the highest possible one. */
const may = ({ model }: ChaosContext, member: ChaosMember, side: Side, amount: bigint): [least: boolean, most: boolean] => {
  if (yieldOf(side, amount) === 0n || amount === 0n) return [false, false]
  const { usd, most, credits } = model.account(member.id)
  return side === 'buy' ? [usd >= amount, most >= amount] : [credits >= amount, credits >= amount]
}

const expectPossible = (world: ChaosContext, answer: ApiResponse, [least, most]: [boolean, boolean], what: string): void => {
  const done = answer.status === 200
  world.model.expect(done || answer.status === 422, `${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  world.model.expect(
    done ? most : !least,
    `${what}: ${done ? 'done without the money for it' : `refused with the money there (${answer.text.slice(0, 120)})`}`,
  )
}

const amountFor = (world: ChaosContext, member: ChaosMember, side: Side, random: Parameters<Operation['run']>[2]): bigint => {
  const { usd, credits } = world.model.account(member.id)
  // The certain balance is negative while a member spends a deposit that is still in progress.
  const there = Math.max(0, Number(side === 'buy' ? usd : credits))
  // Mostly an affordable amount, sometimes the whole balance, sometimes slightly more.
  if (random.chance(0.1)) return BigInt(there)
  if (random.chance(0.12)) return BigInt(there + random.int(1, 400))
  return BigInt(random.int(1, Math.max(3, Math.min(1500, Math.floor(there / 3)))))
}

const convert = (side: Side, weight: number): Operation => ({
  name: side,
  weight,
  run: async (world, [member], random, key) => {
    const amount = amountFor(world, member, side, random)
    const possible = may(world, member, side, amount)
    const answer = await world.pay(member, paths[side], key, bodyOf(side, amount))
    const what = `${side} ${amount} by ${member.name}`
    expectPossible(world, answer, possible, what)
    if (answer.status !== 200) return
    book(world, member, side, amount, answer)
    // A repeated response contains the balances of the first attempt.
    if (!answer.hadLostAttempt) world.model.expectWallet(member.id, (answer.body.data as Converted).wallet, what)
  },
})

/** Spends the same balance several times at once; only as many calls succeed as it covers. */
const race: Operation = {
  name: 'spends at once',
  weight: 6,
  run: async (world, [member], random, key) => {
    const { usd, most } = world.model.account(member.id)
    const amount = BigInt(random.int(5, Math.max(10, Math.floor(Number(usd) / 2))))
    const tries = random.int(2, 6)
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, index) => world.pay(member, paths.buy, `${key}-${index}`, bodyOf('buy', amount))),
    )
    const won = answers.filter(({ status }) => status === 200)
    const bound = (cents: bigint) => Math.min(tries, Number(cents / amount))
    world.model.expect(
      won.length >= bound(usd) && won.length <= bound(most),
      `${tries} spends of ${amount} at once from ${usd} to ${most} cents of ${member.name}: ${won.length} won`,
    )
    for (const answer of won) book(world, member, 'buy', amount, answer)
  },
}

/** Sends one call several times at once with the same key. */
const doubleSubmit: Operation = {
  name: 'one key at once',
  weight: 5,
  run: async (world, [member], random, key) => {
    const side = random.pick(['buy', 'sell'] as const)
    const amount = amountFor(world, member, side, random)
    const possible = may(world, member, side, amount)
    const asked = { method: 'POST' as const, path: `/api${paths[side]}`, token: member.token, key, body: bodyOf(side, amount) }
    const running = (answer: ApiResponse) => answer.status === 409 && answer.body.code === 'platform.conflict'
    const first = await Promise.all(Array.from({ length: random.int(2, 5) }, () => world.call(asked)))
    const answers = await Promise.all(first.map(async (answer) => (running(answer) ? await world.call(asked) : answer)))
    const settled = answers.filter((answer) => !running(answer))
    const [one] = settled
    if (one === undefined) return world.model.expect(false, `${side} ${amount} under one key: nobody was answered`)
    world.model.expect(new Set(settled.map(({ text }) => text)).size === 1, `${side} ${amount} under one key: different answers`)
    expectPossible(world, one, possible, `${side} ${amount} under one key by ${member.name}`)
    if (one.status === 200) book(world, member, side, amount, one)
  },
}

export const conversionOperations: readonly Operation[] = [convert('buy', 24), convert('sell', 20), race, doubleSubmit]
