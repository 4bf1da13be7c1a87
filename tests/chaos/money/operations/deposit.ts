import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCents } from '../amounts.ts'
import { type ModelDeposit, expectedQuoteCents } from '../model.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { ChaosMember, Operation, ChaosContext } from '../context.ts'

/** Channels and currencies with their decimals, and ranges of amounts in the smallest unit. */
const ways = [
  { channel: 'paystack', currency: 'NGN', scale: 2, from: 100_000, to: 9_000_000 },
  { channel: 'paystack', currency: 'GHS', scale: 2, from: 1000, to: 60_000 },
  { channel: 'paystack', currency: 'USD', scale: 2, from: 200, to: 6000 },
  { channel: 'paystack', currency: 'XOF', scale: 0, from: 500, to: 30_000 },
  { channel: 'tranzak', currency: 'XAF', scale: 0, from: 500, to: 30_000 },
] as const

const written = (amount: number, scale: number): string => (amount / 10 ** scale).toFixed(scale)
/** A rate of the API, a JSON number, as a decimal. */
const asDecimal = (rate: unknown): string => String(rate)

interface Started {
  id: string
  url: string
  reference: string
  usd_amount: string
  deposit_rate: number
}

/** The webhook secrets of the sandbox providers. */
const secrets = { paystack: 'sk_test_sandbox', tranzak: 'sandbox auth key' } as const

/** A webhook event in the provider's form; its content can be false. */
const notice = (
  channel: 'paystack' | 'tranzak',
  reference: string,
  amount: number,
  currency: string,
  secret = secrets[channel] as string,
) => {
  const paystack = {
    event: 'charge.success',
    data: { id: 302_961, domain: 'test', status: 'success', reference, amount, currency, metadata: 0 },
  }
  const tranzak = {
    eventType: 'REQUEST.COMPLETED',
    resourceId: `REQ${reference}`,
    resource: { requestId: `REQ${reference}`, amount, currencyCode: currency, status: 'SUCCESSFUL', mchTransactionRef: reference },
    webhookId: 'WHCHAOS',
    authKey: secret,
  }
  const body = JSON.stringify(channel === 'paystack' ? paystack : tranzak)
  return { path: `/api/webhooks/${channel}`, body, signature: createHmac('sha512', secret).update(body).digest('hex') }
}

/** Sends a webhook event once and returns the status; 0 without a response. */
const tell = (world: ChaosContext, { path, body, signature }: ReturnType<typeof notice>): Promise<number> =>
  fetch(`${world.server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (answer) => (await answer.text(), answer.status),
    () => 0,
  )

const begin = async (world: ChaosContext, member: ChaosMember, random: Random, key: string): Promise<ModelDeposit | undefined> => {
  const way = random.pick(ways)
  const amount = random.int(way.from, way.to)
  const body = { channel: way.channel, currency: way.currency, amount: written(amount, way.scale) }
  const asked = { method: 'POST' as const, path: '/api/deposit/payment/info', token: member.token, key, body }
  // A failing provider leads to 503 or "refused"; then there is no payable deposit.
  const answer = await world.call({ ...asked, takes: [503] })
  const { code } = answer.body as { code?: string }
  if (answer.status === 503 || code === 'deposits.refused') return undefined
  if (answer.status !== 200) {
    world.model.expect(false, `a deposit of ${body.amount} ${way.currency}: ${answer.status} ${answer.text.slice(0, 160)}`)
    return undefined
  }
  const started = answer.body.data as Started
  world.remembered.push({ member, call: asked, answer })
  const cents = expectedQuoteCents(BigInt(amount), way.scale, asDecimal(started.deposit_rate))
  world.model.expect(
    parseCents(started.usd_amount) === cents,
    `${body.amount} ${way.currency} quoted as ${started.usd_amount} instead of ${cents} cents`,
  )
  const { id, url, reference } = started
  const deposit: ModelDeposit = { id, url, reference, channel: way.channel, cents, state: 'unpaid', owed: 0n }
  world.model.account(member.id).deposits.push(deposit)
  return deposit
}

/** Submits a choice on the checkout page, with retries. */
const choose = async (world: ChaosContext, deposit: ModelDeposit, choice: string): Promise<void> => {
  const answer = await world.call({ method: 'POST', path: new URL(deposit.url).pathname, body: { choice } })
  world.model.expect(answer.status === 303, `the checkout took "${choice}" with ${answer.status}`)
}

/** Reads a deposit and compares its status with the payer's choices; `ask` makes the server check with the provider. */
export const compareDepositWithModel = async (
  world: ChaosContext,
  member: ChaosMember,
  deposit: ModelDeposit,
  ask: boolean,
): Promise<void> => {
  const account = world.model.account(member.id)
  const path = `/api/deposit/${deposit.id}${ask ? '/refresh' : ''}`
  const answer = await world.call({ method: ask ? 'POST' : 'GET', path, token: member.token })
  const { status } = (answer.body.data as { deposit?: { status?: string } } | undefined)?.deposit ?? {}
  if (status === 'credited') {
    world.model.expect(deposit.state === 'coming' || deposit.state === 'credited', `a deposit that is ${deposit.state} was credited`)
    if (deposit.state !== 'coming') return
    deposit.state = 'credited'
    account.arrive(deposit.cents)
    world.model.count('deposit')
  } else if (status === 'review') {
    const confused = world.wrongCurrency.some(([from, until]) => (deposit.paidAt ?? Infinity) <= until && Date.now() >= from)
    world.model.expect(
      deposit.state === 'doubtful' || deposit.state === 'review' || (deposit.state === 'coming' && confused),
      `a deposit that is ${deposit.state} went to review`,
    )
    deposit.state = 'review'
  } else if (status === undefined) world.model.expect(false, `a deposit answered ${answer.status} ${answer.text.slice(0, 160)}`)
}

/** How payers behave: their choices in order, and the outcome. */
const payerBehaviours: readonly (readonly [
  weight: number,
  pays: 'coming' | 'doubtful' | 'unpaid',
  paystack: readonly string[],
  tranzak: readonly string[],
])[] = [
  [40, 'coming', ['pay'], ['approve']],
  [6, 'coming', ['pay', 'pay', 'decline'], ['orange', 'approve', 'insufficient']],
  [8, 'coming', ['decline', 'cancel', 'pay'], ['insufficient', 'cancel', 'approve']],
  [8, 'coming', ['later'], ['progress']],
  [6, 'coming', ['fees'], ['approve']],
  [6, 'doubtful', ['partial'], []],
  [8, 'unpaid', ['decline', 'insufficient'], ['expire', 'insufficient']],
  [6, 'unpaid', ['cancel'], []],
]

const deposit: Operation = {
  name: 'deposit',
  weight: 14,
  run: async (world, [member], random, key) => {
    const started = await begin(world, member, random, key)
    if (started === undefined) return
    let drawn = random.int(
      1,
      payerBehaviours.reduce((sum, [weight]) => sum + weight, 0),
    )
    const fate = payerBehaviours.find(([weight]) => (drawn -= weight) <= 0)
    if (fate === undefined) return
    const [, pays, paystack, tranzak] = fate
    const slow = new Set(['later', 'progress'])
    const choices = (started.channel === 'paystack' ? paystack : tranzak).map((choice) =>
      world.hasty && slow.has(choice) ? (choice === 'later' ? 'pay' : 'approve') : choice,
    )
    if (choices.length > 0 && pays !== 'unpaid') {
      // The deposit can be credited as soon as the choice is sent.
      started.state = pays
      started.paidAt = Date.now()
    }
    for (const choice of choices) await choose(world, started, choice)
    if (random.chance(0.6)) await compareDepositWithModel(world, member, started, random.chance(0.5))
  },
}

/** Checks a deposit that is still open. */
const comeBack: Operation = {
  name: 'look at a deposit',
  weight: 12,
  run: async (world, [member], random) => {
    const open = world.model.account(member.id).deposits.filter(({ state }) => state === 'coming')
    const any = open.length > 0 && random.chance(0.8) ? open : world.model.account(member.id).deposits
    if (any.length > 0) await compareDepositWithModel(world, member, random.pick(any), true)
  },
}

/** Sends forged, false or repeated webhook events. The server must read the payment from the provider in any case. */
const hostileNotices: Operation = {
  name: 'hostile notice',
  weight: 8,
  run: async (world, [member], random) => {
    const { deposits } = world.model.account(member.id)
    if (deposits.length === 0) return
    const unpaid = deposits.filter(({ state }) => state === 'unpaid')
    const one = random.pick(unpaid.length > 0 && random.chance(0.6) ? unpaid : deposits)
    const [amount, currency] = [random.int(1, 900_000_000), random.pick(['NGN', 'GHS', 'USD', 'XOF', 'XAF'])]
    if (random.chance(0.3)) {
      const status = await tell(world, notice(one.channel, one.reference, amount, currency, 'somebody else'))
      world.model.expect([0, 401, 500, 503].includes(status), `a forged notice was answered ${status}`)
    } else {
      const signed = notice(one.channel, one.reference, amount, currency)
      await Promise.all(Array.from({ length: random.int(1, 4) }, () => tell(world, signed)))
    }
    await compareDepositWithModel(world, member, one, random.chance(0.5))
  },
}

/** Charges a credited deposit back, also when the money is already spent. */
const takeBack: Operation = {
  name: 'taken back',
  weight: 2,
  run: async (world, [member], random) => {
    const account = world.model.account(member.id)
    for (const one of account.deposits.filter(({ state }) => state === 'coming')) await compareDepositWithModel(world, member, one, true)
    const credited = account.deposits.filter(({ state }) => state === 'credited')
    // The balance must be certain, otherwise the model cannot know the debt.
    if (credited.length === 0 || account.deposits.some(({ state }) => state === 'coming')) return
    const one = random.pick(credited)
    const until = Date.now() + 90_000
    for (let tries = 0; ; tries++) {
      // A lost webhook is sent again, as a provider does.
      if (tries % 10 === 0) await choose(world, one, 'chargeback')
      const answer = await world.call({ method: 'GET', path: `/api/deposit/${one.id}`, token: member.token })
      const { status } = (answer.body.data as { deposit?: { status?: string } } | undefined)?.deposit ?? {}
      if (status === 'reversed') break
      if (Date.now() > until) return world.model.expect(false, `a deposit taken back stayed ${status}`)
      await sleep(150)
    }
    account.takeBack(one)
  },
}

export const depositOperations: readonly Operation[] = [deposit, comeBack, hostileNotices, takeBack]
