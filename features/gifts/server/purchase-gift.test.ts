import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBlock, removeBlock } from '#features/blocks/server/index.ts'
import { acceptRequest, listConversations, listMessages, sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { getReceipt, getWallet, listTransactions } from '#features/wallet/contract.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { getGiftRecipient, listGiftPlans, listMyGifts, purchaseGift } from '../contract.ts'
import { readAllGiftPlans as listCatalogue, saveGiftPlan } from './index.ts'
import { giftPlanIds, readEscrow } from '#tests/support/features/gifts.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

/** The embedded database has one connection, so on a busy machine some calls would time out. */
const parallel = process.env.TEST_DATABASE_URL === undefined ? 12 : 64

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
  await testApp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
  await testApp.runJobs()
  testApp.published.length = 0
})
afterEach(async () => {
  const { escrow, open } = await readEscrow(testApp.db)
  expect(escrow).toBe(open)
})

type Extra = { note?: string | null; amount?: string | number; plan?: string; key?: string; as?: Person }
const buy = (to: { id: string }, { plan = giftPlanIds.chocolates, note, amount, key, as = amina }: Extra = {}) =>
  testApp.call(
    purchaseGift,
    { params: { planId: plan, uid: to.id }, body: { note, amount } },
    { as, ...(key === undefined ? {} : { key }) },
  )
const usd = async (person: Person) => (await testApp.call(getWallet, {}, { as: person })).body.data.wallet.usd
const mine = async (person: Person) => (await testApp.call(listMyGifts, {}, { as: person })).body.data
const talk = async (viewer: Person, other: Person) =>
  (await testApp.call(listMessages, { params: { uid: other.id }, query: {} }, { as: viewer })).body.data
const events = async (name: string) => {
  await testApp.runJobs()
  return testApp.published.filter((event) => event.name === name)
}
const match = () => inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, brian.id, testApp.clock.now()))

describe('the catalogue', () => {
  it('lists the seeded gifts in the caller’s language', async () => {
    const { plans } = (await testApp.call(listGiftPlans, {}, { as: amina })).body.data
    expect(plans.map(({ name, amount }) => [name, amount])).toEqual([
      ['Rose', '1.00'],
      ['Chocolates', '3.00'],
      ['Bouquet', '5.00'],
      ['Teddy bear', '8.00'],
      ['Perfume', '15.00'],
      ['Necklace', '30.00'],
      ['Weekend away', '75.00'],
      ['Ring', '150.00'],
    ])
    const swahili = (await testApp.call(listGiftPlans, {}, { as: amina, language: 'sw' })).body.data.plans
    expect(swahili[0]).toEqual({ id: giftPlanIds.rose, name: 'Waridi', icon: 'rose', picture: null, amount: '1.00' })
  })

  it('can be edited at run time; a retired gift stays in members’ history', async () => {
    const before = (await listCatalogue(testApp.db)).find(({ id }) => id === giftPlanIds.rose)
    if (before === undefined) throw new Error('no rose')
    await buy(brian, { plan: giftPlanIds.rose })
    await inTransaction(testApp.db, (tx) => saveGiftPlan(tx, { ...before, names: { en: 'Red rose' }, price_cents: 250, active: false }))
    const { plans } = (await testApp.call(listGiftPlans, {}, { as: amina })).body.data
    expect(plans.map(({ id }) => id)).not.toContain(giftPlanIds.rose)
    expect((await mine(brian)).received[0]?.plan).toMatchObject({ id: giftPlanIds.rose, name: 'Red rose', icon: 'rose', amount: '1.00' })
    const refused = await buy(brian, { plan: giftPlanIds.rose })
    expect([refused.status, refused.error.code, await usd(amina)]).toEqual([409, 'gifts.retired', '9.00'])
    await inTransaction(testApp.db, (tx) => saveGiftPlan(tx, before))
  })
})

describe('buying', () => {
  it('puts the price into escrow and sends the gift to both members', async () => {
    const reply = await buy(brian, { note: '  For you  ', amount: '3.00' })
    const { gift, wallet } = reply.body.data
    expect([reply.status, wallet.usd, gift.status, gift.note, gift.credits]).toEqual([200, '7.00', 'open', 'For you', null])
    expect([gift.from.id, gift.to.firstname, gift.plan.amount]).toEqual([amina.id, 'Brian', '3.00'])
    expect((await mine(amina)).sent).toEqual([gift])
    const [received] = (await mine(brian)).received
    expect(received).toEqual({ ...gift, credits: 150 })
    expect(Date.parse(gift.expires_at) - Date.parse(gift.created_at)).toBe(60 * dayMs)
    expect((await events('gift')).map(({ to }) => to)).toEqual([[brian.id], [amina.id]])
    expect((await events('wallet')).map(({ to, payload }) => [to, payload])).toContainEqual([
      [amina.id],
      { wallet: { usd: '7.00', credits: 0 } },
    ])
  })

  it('appears in the buyer’s transactions with a receipt', async () => {
    await buy(brian)
    const { transactions } = (await testApp.call(listTransactions, { query: { kind: 'gift_bought' } }, { as: amina })).body.data
    expect(transactions).toMatchObject([{ txn_amount: '-3.00', name: 'Gift Chocolates for Brian', receipt: true, currency: 'USD' }])
    expect((await testApp.call(getReceipt, { params: { id: transactions[0]?.id ?? '' } }, { as: amina })).status).toBe(200)
  })

  it('does not name its receiver in the transactions once they block', async () => {
    await buy(brian)
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    const { transactions } = (await testApp.call(listTransactions, { query: { kind: 'gift_bought' } }, { as: amina })).body.data
    expect(transactions.map(({ name }) => name)).toEqual(['Gift Chocolates'])
    await inTransaction(testApp.db, (tx) => removeBlock(tx, brian.id, amina.id))
  })

  it('reports too small a balance and charges nothing', async () => {
    const reply = await buy(brian, { plan: giftPlanIds.perfume })
    expect([reply.status, reply.error.message, reply.error.code]).toEqual([
      422,
      'Insufficient wallet balance for gifts',
      'gifts.insufficient_funds',
    ])
    expect([await usd(amina), (await mine(amina)).sent, (await talk(amina, brian)).messages]).toEqual(['10.00', [], []])
  })

  it('rejects an outdated price', async () => {
    const reply = await buy(brian, { amount: 2.5 })
    expect([reply.status, reply.error.code, await usd(amina)]).toEqual([409, 'wallet.price_changed', '10.00'])
    expect((await buy(brian, { amount: 3 })).status).toBe(200)
  })

  it('rejects a note that is too long or cannot be stored', async () => {
    for (const note of ['x'.repeat(141), 'a\0b', '\ud800'])
      expect(Object.keys((await buy(brian, { note })).error.errors ?? {}), note.slice(0, 3)).toEqual(['note'])
    expect((await buy(brian, { note: 'x'.repeat(140) })).status).toBe(200)
    expect((await buy(brian, { note: '' })).body.data.gift.note).toBeNull()
    expect((await buy(brian, { note: null })).body.data.gift.note).toBeNull()
  })
})

describe('a gift cannot be bought', () => {
  const nothing = async (reply: Awaited<ReturnType<typeof buy>>) => {
    expect([await usd(amina), (await mine(amina)).sent]).toEqual(['10.00', []])
    return [reply.status, reply.error.code]
  }

  it('by oneself or by a guest', async () => {
    expect(await nothing(await buy(amina))).toEqual([403, 'gifts.oneself'])
    await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
    expect(await nothing(await buy(brian))).toEqual([403, 'platform.forbidden'])
  })

  it('for an unknown, paused, deleted, suspended, guest or blocked member; all get the same response', async () => {
    const unknown = await buy({ id: randomUUID() })
    expect(await nothing(unknown)).toEqual([404, 'platform.not_found'])
    const answers = []
    for (const status of ['paused', 'deleted', 'suspended', 'unverified']) {
      await testApp.db.updateTable('member').set({ status }).where('id', '=', brian.id).execute()
      answers.push(await buy(brian))
    }
    await testApp.db.updateTable('member').set({ status: 'active', role: 'guest' }).where('id', '=', brian.id).execute()
    answers.push(await buy(brian))
    await testApp.db.updateTable('member').set({ role: 'user' }).where('id', '=', brian.id).execute()
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    answers.push(await buy(brian))
    await inTransaction(testApp.db, async (tx) => {
      await removeBlock(tx, brian.id, amina.id)
      await addBlock(tx, amina.id, brian.id, testApp.clock.now())
    })
    answers.push(await buy(brian))
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, unknown.text])
    await nothing(unknown)
    expect((await buy(brian, { plan: randomUUID() })).status).toBe(404)
  })

  it('without a session, with the text of the specification', async () => {
    for (const [endpoint, request] of [
      [listGiftPlans, {}],
      [listMyGifts, {}],
      [purchaseGift, { params: { planId: giftPlanIds.rose, uid: brian.id }, body: {} }],
    ] as const) {
      const reply = await testApp.call(endpoint as typeof listGiftPlans, request)
      expect([reply.status, reply.error.message]).toEqual([401, 'User not authenticated'])
    }
  })
})

describe('buys once', () => {
  it('for repeated calls with one key', async () => {
    const key = randomUUID()
    const first = await buy(brian, { key })
    const again = await buy(brian, { key })
    expect([again.text, await usd(amina)]).toEqual([first.text, '7.00'])
    // The stored response is lost, as after a crash; the gift itself stores the intent.
    await testApp.db.deleteFrom('idempotent_call').execute()
    expect((await buy(brian, { key })).body.data.gift.id).toBe(first.body.data.gift.id)
    expect([await usd(amina), (await mine(brian)).received.length]).toEqual(['7.00', 1])
    expect((await talk(brian, amina)).messages).toHaveLength(1)
  })

  it('when many concurrent calls share a balance for one gift', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [giver, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
      await fundMember(testApp.db, giver.id, { USD: 300 }, testApp.clock.now())
      const replies = await Promise.all(
        Array.from({ length: parallel }, (_, index) => buy(index % 2 === 0 ? brian : other, { as: giver, key: randomUUID() })),
      )
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ error }) => error.code === 'gifts.insufficient_funds')).toHaveLength(parallel - 1)
      expect([await usd(giver), (await mine(giver)).sent.length]).toEqual(['0.00', 1])
    }
  })
})

describe('in the conversation', () => {
  it('of a match, the gift follows the earlier messages', async () => {
    await match()
    const { id } = (await buy(brian, { note: 'For you' })).body.data.gift
    const { messages, conversation } = await talk(brian, amina)
    expect(messages.map(({ seq, kind, body, sender_id }) => [seq, kind, body, sender_id])).toEqual([
      [1, 'system', 'matched', null],
      [2, 'gift', 'For you', amina.id],
    ])
    expect([messages[1]?.id, conversation?.unread]).toEqual([id, 1])
    expect((await events('message')).filter(({ payload }) => JSON.stringify(payload).includes(id)).map(({ to }) => to)).toEqual([
      [brian.id],
      [amina.id],
    ])
    await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: 'thanks' } }, { as: brian })
    expect((await talk(amina, brian)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  it('of strangers, the gift is a request; until it is answered, further gifts have no note', async () => {
    await buy(brian, { note: 'Hello' })
    const { conversations } = (await testApp.call(listConversations, { query: {} }, { as: brian })).body.data
    expect(conversations[0]).toMatchObject({ state: 'request', unread: 1, can_accept: true, last_message: { kind: 'gift' } })
    const wordy = await buy(brian, { note: 'Hello?' })
    expect([wordy.status, wordy.error.code, await usd(amina)]).toEqual([403, 'gifts.no_note', '7.00'])
    expect((await buy(brian)).status).toBe(200)
    expect((await talk(amina, brian)).messages.map(({ seq, body }) => [seq, body])).toEqual([
      [1, 'Hello'],
      [2, ''],
    ])
    await testApp.call(acceptRequest, { params: { uid: amina.id } }, { as: brian })
    expect((await buy(brian, { note: 'Now' })).status).toBe(200)
  })

  it('tells the other member what the gift has read, unless a block comes first or one of the two hides it', async () => {
    await match()
    await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: 'hi' } }, { as: brian })
    const toldBrian = async () => (await events('message:status')).filter(({ to }) => to.includes(brian.id)).map(({ payload }) => payload)
    expect((await buy(brian)).status).toBe(200)
    expect(await toldBrian()).toMatchObject([{ uid: amina.id, member_id: amina.id, read_seq: 3, unread: null }])
    testApp.published.length = 0
    expect((await buy(brian)).status).toBe(200)
    const block = await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now(), { notified: true }))
    expect(block).toBe(true)
    expect(await toldBrian()).toEqual([])
    await inTransaction(testApp.db, (tx) => removeBlock(tx, amina.id, brian.id))
    testApp.published.length = 0
    await testApp.db.updateTable('member').set({ shows_reads: false }).where('id', '=', brian.id).execute()
    expect((await buy(brian)).status).toBe(200)
    expect(await toldBrian()).toEqual([])
  })

  it('with a received request, the gift accepts the request', async () => {
    await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: 'hi' } }, { as: brian })
    expect((await buy(brian, { note: 'Gladly' })).status).toBe(200)
    expect((await talk(amina, brian)).conversation?.state).toBe('open')
    expect((await events('conversation')).map(({ to }) => to)).toEqual([[brian.id], [amina.id]])
  })

  it('of a receiver who asks for a checked photo, there is a note only with one', async () => {
    await testApp.db.updateTable('member').set({ requests_checked: true }).where('id', '=', brian.id).execute()
    expect((await buy(brian, { note: 'Hello' })).error.code).toBe('gifts.no_note')
    expect((await buy(brian)).status).toBe(200)
    expect((await talk(brian, amina)).conversation).toBeNull()
    await testApp.db.updateTable('member').set({ photo_checked_at: testApp.clock.now() }).where('id', '=', amina.id).execute()
    expect((await buy(brian, { note: 'Hello' })).status).toBe(200)
    expect((await talk(brian, amina)).conversation?.state).toBe('request')
  })

  it('of a receiver who takes no requests, there is no message and no note', async () => {
    await testApp.db.updateTable('member').set({ requests_from: 'nobody' }).where('id', '=', brian.id).execute()
    const recipient = (await testApp.call(getGiftRecipient, { params: { uid: brian.id } }, { as: amina })).body.data
    expect([recipient.person.firstname, recipient.takes_note]).toEqual(['Brian', false])
    expect((await buy(brian, { note: 'Hello' })).error.code).toBe('gifts.no_note')
    expect((await buy(brian)).status).toBe(200)
    expect([(await mine(brian)).received.length, (await talk(brian, amina)).conversation]).toEqual([1, null])
    // The gift has added no message, so the first message of a later match has the number 1.
    await match()
    expect((await talk(brian, amina)).messages.map(({ seq }) => seq)).toEqual([1])
  })
})
