// @slow
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '#features/wallet/server/index.ts'
import { getReceipt, getWallet, listTransactions } from '#features/wallet/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'
import { providerCases } from '#tests/support/features/providers.ts'
import { type PaymentChannel, paymentChannels, type Deposit, getDeposit, refreshDeposit, startDeposit } from '../contract.ts'

/** A webhook takes time through the sandbox and back. */
const patient = { timeout: 15_000 }

let testApp: ServedTestApp
beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

const dollars = '10.00'

/** Switches on faults of the providers in the sandbox, such as `lose_webhook`. */
const misbehave = async (...on: string[]): Promise<void> => {
  await testApp.app.inject({ method: 'POST', url: '/sandbox/payments/faults', payload: { on: on.join(',') } })
}
const start = async (person: Person, channel: PaymentChannel) => {
  const { currency, amount } = providerCases[channel]
  const reply = await testApp.call(startDeposit, { body: { channel, currency, amount } }, { as: person })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data
}
/** Submits a choice on the checkout page. */
const choose = async (url: string, choice: string): Promise<void> => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain('/dashboard/deposit/return?deposit=')
}
const look = async (person: Person, id: string): Promise<Deposit> =>
  (await testApp.call(getDeposit, { params: { id } }, { as: person })).body.data.deposit
const refresh = async (person: Person, id: string): Promise<Deposit> => {
  testApp.clock.advance({ seconds: 4 })
  return (await testApp.call(refreshDeposit, { params: { id } }, { as: person })).body.data.deposit
}
const dollarsOf = async (person: Person) => (await testApp.call(getWallet, {}, { as: person })).body.data.wallet.usd

describe.each(paymentChannels)('a deposit through %s', (channel) => {
  let amina: Person
  beforeAll(async () => {
    amina = await createPerson(testApp, 'amina')
  })
  const fresh = async (): Promise<Person> => (amina = await createPerson(testApp, 'amina'))

  it('is credited as quoted after the webhook alone', async () => {
    await misbehave()
    await fresh()
    const { id, url, payment_url, usd_amount, reference } = await start(amina, channel)
    expect(payment_url).toBe(url)
    expect(usd_amount).toBe(dollars)
    expect(reference).toMatch(/^dep-[a-z2-7]{26}$/)
    expect((await look(amina, id)).status).toBe('waiting')
    await choose(url, providerCases[channel].pays)
    await expect.poll(async () => (await look(amina, id)).status, patient).toBe('credited')
    expect(await dollarsOf(amina)).toBe(dollars)
    const [line] = (await testApp.call(listTransactions, { query: {} }, { as: amina })).body.data.transactions
    const receipt = (await testApp.call(getReceipt, { params: { id: line?.id ?? '' } }, { as: amina })).body.data
    const { currency, amount } = providerCases[channel]
    const known = { currency, deposit_rate: channel === 'paystack' ? 1596.5 : 581.95, usd: dollars }
    expect(receipt.payment).toMatchObject(known)
    const { paid = '', fee } = receipt.payment ?? {}
    expect(Number(paid) - Number(fee ?? 0)).toBe(Number(amount))
    expect(line?.name).toMatch(/^Deposit of (NGN|FCFA)\s1?5,/)
  })

  it('is credited once by forty concurrent checks and repeated webhooks', async () => {
    await misbehave('webhook_twice')
    await fresh()
    const { id, url } = await start(amina, channel)
    await choose(url, providerCases[channel].pays)
    testApp.clock.advance({ seconds: 4 })
    await Promise.all(Array.from({ length: 40 }, () => testApp.call(refreshDeposit, { params: { id } }, { as: amina })))
    expect((await refresh(amina, id)).status).toBe('credited')
    expect(await dollarsOf(amina)).toBe(dollars)
    // The webhooks made the deposit due for another check. After that check, a settled deposit is not checked any further.
    const due = () => testApp.db.selectFrom('deposit').select('next_check_at').where('id', '=', id).executeTakeFirst()
    await expect.poll(due, patient).toEqual({ next_check_at: null })
  })

  it('is credited without any webhook', async () => {
    await misbehave('lose_webhook')
    await fresh()
    const { id, url } = await start(amina, channel)
    await choose(url, providerCases[channel].pays)
    expect((await look(amina, id)).status).toBe('waiting')
    expect((await refresh(amina, id)).status).toBe('credited')
  })

  it('fails when declined, and is credited when the payer then succeeds on the same page', async () => {
    await misbehave('lose_webhook')
    await fresh()
    const { id, url } = await start(amina, channel)
    await choose(url, 'insufficient')
    expect((await refresh(amina, id)).status).toBe('failed')
    expect(await dollarsOf(amina)).toBe('0.00')
    await choose(url, providerCases[channel].pays)
    expect((await refresh(amina, id)).status).toBe('credited')
  })

  it('waits for the payer, expires with its quote, and is credited when paid late', async () => {
    await misbehave('lose_webhook')
    await fresh()
    const { id, url } = await start(amina, channel)
    expect((await refresh(amina, id)).status).toBe('waiting')
    testApp.clock.advance({ minutes: 20 })
    expect(await refresh(amina, id)).toMatchObject({ status: 'expired', url: null })
    await choose(url, providerCases[channel].pays)
    expect((await refresh(amina, id)).status).toBe('credited')
  })

  it('is not credited by a forged webhook', async () => {
    await misbehave('forge_signature')
    await fresh()
    const { id, url } = await start(amina, channel)
    await choose(url, providerCases[channel].pays)
    expect((await look(amina, id)).status).toBe('waiting')
    expect(await dollarsOf(amina)).toBe('0.00')
  })

  it('goes to review without a credit when paid in another currency', async () => {
    await misbehave('lose_webhook', 'wrong_currency')
    await fresh()
    const { id, url } = await start(amina, channel)
    await choose(url, providerCases[channel].pays)
    expect((await refresh(amina, id)).status).toBe('review')
    await misbehave()
    expect((await refresh(amina, id)).status).toBe('review')
    expect(await dollarsOf(amina)).toBe('0.00')
  })

  it.each(['hang_up', 'server_error', 'too_many'])(
    'is written and not asked for twice when the provider answers nothing (%s)',
    async (fault) => {
      await misbehave(fault)
      await fresh()
      const { currency, amount } = providerCases[channel]
      const reply = await testApp.call(startDeposit, { body: { channel, currency, amount } }, { as: amina })
      expect(reply.status).toBe(503)
      expect(reply.error.code).toBe('deposits.unavailable')
      const rows = await testApp.db.selectFrom('deposit').select('status').where('member_id', '=', amina.id).execute()
      expect(rows).toEqual([{ status: 'created' }])
      await misbehave()
    },
  )

  it('reports when the provider declines', async () => {
    await misbehave('refuse')
    await fresh()
    const { currency, amount } = providerCases[channel]
    const reply = await testApp.call(startDeposit, { body: { channel, currency, amount } }, { as: amina })
    expect(reply.error.code).toBe('deposits.refused')
    expect(reply.status).toBe(422)
    await misbehave()
  })
})

describe('through paystack alone', () => {
  it('a payer who bears the fee is credited as quoted, a partial payment goes to review', async () => {
    await misbehave('pretty_json')
    const brian = await createPerson(testApp, 'brian')
    const [whole, half] = [await start(brian, 'paystack'), await start(brian, 'paystack')]
    await choose(whole.url, 'fees')
    await choose(half.url, 'partial')
    expect((await refresh(brian, whole.id)).status).toBe('credited')
    expect((await refresh(brian, half.id)).status).toBe('review')
    expect(await dollarsOf(brian)).toBe(dollars)
  })
})

it('another member sees nothing of a deposit', async () => {
  await misbehave()
  const [brian, esi] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
  const { id } = await start(brian, 'tranzak')
  expect((await testApp.call(getDeposit, { params: { id } }, { as: esi })).status).toBe(404)
  expect((await testApp.call(refreshDeposit, { params: { id } }, { as: esi })).status).toBe(404)
})

it('leaves the ledger consistent', async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
})
