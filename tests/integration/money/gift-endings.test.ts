// @slow
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteMe, getDeletionForfeits } from '#features/account/contract.ts'
import { createSession, hashPassword } from '#features/auth/server/index.ts'
import { blockOrUnblock } from '#features/reactions/contract.ts'
import { getWallet, listTransactions } from '#features/wallet/contract.ts'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { declineGift, getGift, listMyGifts, purchaseGift, redeemGift } from '#features/gifts/contract.ts'
import { banMember, suspendMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { giftPlanIds, readEscrow } from '../../support/features/gifts.ts'

const password = 'mangoes in the rain'
let hash: string
let testApp: TestApp
let amina: Person
let brian: Person
let diego: Person
let gift: string
beforeAll(async () => {
  testApp = await openTestApp()
  hash = await hashPassword(password)
  diego = await createPerson(testApp, 'diego')
})
afterAll(async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
  await testApp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ;[amina, brian] = [
    await createPerson(testApp, 'amina', { passwordHash: hash }),
    await createPerson(testApp, 'brian', { passwordHash: hash }),
  ]
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
  gift = await give()
  await testApp.runJobs()
  testApp.published.length = 0
})
afterEach(async () => {
  const { escrow, open } = await readEscrow(testApp.db)
  expect(escrow).toBe(open)
})

const give = async (from = amina, to = brian) =>
  (await testApp.call(purchaseGift, { params: { planId: giftPlanIds.chocolates, uid: to.id }, body: {} }, { as: from })).body.data.gift.id
const redeem = (as: Person, body: { credits?: number | string } = {}, key?: string) =>
  testApp.call(redeemGift, { params: { id: gift }, body }, { as, ...(key === undefined ? {} : { key }) })
const decline = (as: Person, key?: string) =>
  testApp.call(declineGift, { params: { id: gift } }, { as, ...(key === undefined ? {} : { key }) })
const wallet = async (person: Person) => (await testApp.call(getWallet, {}, { as: person })).body.data.wallet
/** Reads the balances of a member who cannot sign in. */
const balanceOf = async ({ id }: Person) => (await readWallet(testApp.db, id)).usd
const mine = async (person: Person) => (await testApp.call(listMyGifts, {}, { as: person })).body.data
const block = (from: Person, to: Person, action: 'block' | 'unblock' = 'block') =>
  testApp.call(blockOrUnblock, { params: { id: to.id }, body: { action } }, { as: from })
/** After a minute a block can no longer be undone. A deletion and a ban return gifts then too. */
const passUndoTime = async () => {
  testApp.clock.advance({ minutes: 1 })
  await testApp.runJobs()
}
const leave = (person: Person) => testApp.call(deleteMe, { body: { password, word: 'DELETE' } }, { as: person })
const plan = (person: Person, planId: string) =>
  testApp.db.updateTable('entitlement').set({ plan_id: planId }).where('member_id', '=', person.id).execute()

describe('redeeming', () => {
  it('pays credits at the conversion of the plan the receiver had when it arrived', async () => {
    for (const [planId, credits] of [
      ['free', 150],
      ['spark', 180],
      ['flame', 210],
      ['hearth', 240],
    ] as const) {
      const [giver, receiver] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
      await fundMember(testApp.db, giver.id, { USD: 300 }, testApp.clock.now())
      await plan(receiver, planId)
      gift = await give(giver, receiver)
      // The conversion was fixed when the gift arrived, so this change of plan has no effect on it.
      await plan(receiver, planId === 'hearth' ? 'spark' : 'hearth')
      const reply = await redeem(receiver)
      expect([reply.body.data.wallet.credits, reply.body.data.gift.credits, reply.body.data.gift.status]).toEqual([
        credits,
        credits,
        'redeemed',
      ])
      // The giver must not learn the receiver's plan.
      expect((await mine(giver)).sent[0]).toMatchObject({ status: 'redeemed', credits: null })
      const { transactions } = (await testApp.call(listTransactions, { query: {} }, { as: receiver })).body.data
      expect(transactions).toMatchObject([
        { name: 'Gift Chocolates from Amina, redeemed', txn_amount: String(credits), currency: 'CREDIT' },
      ])
    }
  })

  it('treats an expired plan as Free', async () => {
    await plan(brian, 'hearth')
    await testApp.db.updateTable('entitlement').set({ period_end: testApp.clock.now() }).where('member_id', '=', brian.id).execute()
    gift = await give()
    expect((await redeem(brian)).body.data.gift.credits).toBe(150)
  })

  it('rejects a different number of credits than shown, and a gift worth no credits', async () => {
    const changed = await redeem(brian, { credits: 180 })
    expect([changed.status, changed.error.code]).toEqual([409, 'gifts.credits_changed'])
    await testApp.db.updateTable('gift').set({ conversion: 0 }).where('id', '=', gift).execute()
    const nothing = await redeem(brian)
    expect([nothing.status, nothing.error.code]).toEqual([422, 'wallet.nothing'])
    await testApp.db.updateTable('gift').set({ conversion: 60 }).where('id', '=', gift).execute()
    expect((await redeem(brian, { credits: '180' })).status).toBe(200)
  })

  it('is only for the receiver; for others the gift does not exist', async () => {
    const unknown = (await testApp.call(redeemGift, { params: { id: randomUUID() }, body: {} }, { as: brian })).text
    for (const other of [amina, diego])
      for (const reply of [await redeem(other), await decline(other)]) expect([reply.status, reply.text]).toEqual([404, unknown])
    expect((await testApp.call(getGift, { params: { id: gift } }, { as: diego })).status).toBe(404)
    expect((await testApp.call(getGift, { params: { id: gift } }, { as: amina })).body.data.gift.credits).toBeNull()
  })

  it('happens once for twenty concurrent calls, for one key, and after the stored response is lost', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(brian, {}, randomUUID())))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    gift = await give()
    const key = randomUUID()
    const first = await redeem(brian, {}, key)
    expect((await redeem(brian, {}, key)).text).toBe(first.text)
    await testApp.db.deleteFrom('idempotent_call').execute()
    expect((await redeem(brian, {}, key)).text).toBe(first.text)
    expect((await redeem(brian)).error.code).toBe('gifts.ended')
    expect((await wallet(brian)).credits).toBe(300)
  })
})

describe('declining', () => {
  it('refunds the price at once, and once only', async () => {
    const key = randomUUID()
    const reply = await decline(brian, key)
    expect([reply.status, reply.body.data.gift.status, reply.body.data.gift.credits]).toEqual([200, 'declined', null])
    await testApp.db.deleteFrom('idempotent_call').execute()
    expect((await decline(brian, key)).status).toBe(200)
    expect([(await decline(brian)).error.code, (await redeem(brian)).error.code]).toEqual(['gifts.ended', 'gifts.ended'])
    expect([(await wallet(amina)).usd, (await wallet(brian)).credits]).toEqual(['10.00', 0])
    expect((await mine(amina)).sent[0]?.status).toBe('declined')
    await testApp.runJobs()
    expect(testApp.published.filter(({ name }) => name === 'gift').map(({ to }) => to)).toEqual([[brian.id], [amina.id]])
  })
})

/** Signs in again, because sessions end after a long absence. */
const signInAgain = async (person: Person) => {
  const device = { remember: true, device: 'test' }
  person.token = (await inTransaction(testApp.db, (tx) => createSession(tx, person.id, device, testApp.clock.now()))).token
}

describe('a gift is returned', () => {
  it('after 60 days and not earlier', async () => {
    testApp.clock.advance({ days: 59, hours: 23 })
    await testApp.runJobs()
    for (const person of [amina, brian]) await signInAgain(person)
    expect((await wallet(amina)).usd).toBe('7.00')
    testApp.clock.advance({ hours: 1 })
    expect((await redeem(brian)).error.code).toBe('gifts.ended')
    await testApp.runJobs()
    expect([(await wallet(amina)).usd, (await mine(brian)).received[0]?.status]).toEqual(['10.00', 'returned'])
  })

  it('by a ban, in both directions, but not by a suspension', async () => {
    const now = testApp.clock.now()
    const { secrets } = testApp.platform.config
    await fundMember(testApp.db, brian.id, { USD: 300 }, now)
    await give(brian, amina)
    await inTransaction(testApp.db, (tx) => suspendMember(tx, { id: brian.id, until: null, reason: 'scam', now }))
    expect((await mine(amina)).received).toHaveLength(0)
    expect((await readEscrow(testApp.db)).open).toBeGreaterThan(0n)
    expect((await wallet(amina)).usd).toBe('7.00')
    await inTransaction(testApp.db, (tx) => banMember(tx, { id: brian.id, reason: 'scam', now, secrets }))
    // A second ban refunds nothing.
    await inTransaction(testApp.db, (tx) => banMember(tx, { id: brian.id, reason: 'threat', now, secrets }))
    await passUndoTime()
    expect([(await wallet(amina)).usd, await balanceOf(brian)]).toEqual(['10.00', '3.00'])
  })

  it('by a block, in both directions, and both members no longer see it', async () => {
    await fundMember(testApp.db, brian.id, { USD: 300 }, testApp.clock.now())
    await give(brian, amina)
    await block(brian, amina)
    for (const person of [amina, brian]) expect(await mine(person)).toEqual({ received: [], sent: [] })
    for (const reply of [await redeem(brian), await decline(brian)]) expect(reply.status).toBe(404)
    await passUndoTime()
    expect([(await wallet(amina)).usd, (await wallet(brian)).usd]).toEqual(['10.00', '3.00'])
    await block(brian, amina, 'unblock')
    expect((await mine(brian)).received[0]?.status).toBe('returned')
    expect([(await redeem(brian)).error.code, (await wallet(amina)).usd]).toEqual(['gifts.ended', '10.00'])
  })

  it('not by a block that is undone', async () => {
    await block(brian, amina)
    await block(brian, amina, 'unblock')
    await passUndoTime()
    expect([(await mine(brian)).received[0]?.status, (await redeem(brian)).status]).toEqual(['open', 200])
  })

  it('when one of the two deletes their account', async () => {
    await fundMember(testApp.db, brian.id, { USD: 600 }, testApp.clock.now())
    await give(brian, amina)
    const { gifts } = (await testApp.call(getDeletionForfeits, {}, { as: brian })).body.data
    expect(gifts).toEqual({ received: 1, sent: 1 })
    expect((await leave(brian)).status).toBe(202)
    expect((await wallet(amina)).usd).toBe('7.00')
    await passUndoTime()
    expect([(await wallet(amina)).usd, await mine(amina)]).toEqual(['10.00', { received: [], sent: [] }])
  })
})

describe('a gift ends once', () => {
  const everything = async () => {
    const { status, credits } = await testApp.db.selectFrom('gift').selectAll().where('id', '=', gift).executeTakeFirstOrThrow()
    const paid = status === 'redeemed' ? { usd: '7.00', credits: 150 } : { usd: '10.00', credits: 0 }
    expect([status === 'redeemed' ? 150 : null, status]).toEqual([credits === null ? null : Number(credits), status])
    const { rows } = await sql<{ member: string; posted: string }>`
      select path as member, posted from account join account_balance on account_id = id
      where path in (${`member:${amina.id}:usd`}, ${`member:${brian.id}:credit`})`.execute(testApp.db)
    const of = (id: string) => Number(rows.find(({ member }) => member.includes(id))?.posted)
    expect({ usd: (of(amina.id) / 100).toFixed(2), credits: of(brian.id) }).toEqual(paid)
    return status
  }

  it('when it is redeemed, declined, blocked, deleted and expired at the same time', async () => {
    const rivals = [() => decline(brian), () => block(amina, brian), () => leave(amina), () => testApp.runJobs()]
    for (const [index, rival] of rivals.entries()) {
      if (index > 0) {
        ;[amina, brian] = [
          await createPerson(testApp, 'amina', { passwordHash: hash }),
          await createPerson(testApp, 'brian', { passwordHash: hash }),
        ]
        await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
        gift = await give()
      }
      if (rival === rivals.at(-1)) {
        // The gift has expired for the job, but not for the receiver who redeems a moment earlier.
        await testApp.db.updateTable('gift').set({ expires_at: testApp.clock.now() }).where('id', '=', gift).execute()
        testApp.clock.advance({ hours: 1 })
      }
      await Promise.all([redeem(brian), rival(), redeem(brian)])
      await passUndoTime()
      expect(await everything()).not.toBe('open')
    }
  })

  it('when it is bought during a block: no gift stays open between the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await createPerson(testApp, 'brian')
      const [bought] = await Promise.all([
        testApp.call(purchaseGift, { params: { planId: giftPlanIds.rose, uid: other.id }, body: {} }, { as: amina }),
        block(round % 2 === 0 ? other : amina, round % 2 === 0 ? amina : other),
      ])
      expect([200, 404]).toContain(bought.status)
      await passUndoTime()
      const open = await testApp.db.selectFrom('gift').select('id').where('to_id', '=', other.id).where('status', '=', 'open').execute()
      expect(open).toEqual([])
      const { state } =
        (await testApp.db
          .selectFrom('conversation')
          .select('state')
          .where((row) => row.or([row('low_id', '=', other.id), row('high_id', '=', other.id)]))
          .executeTakeFirst()) ?? {}
      expect([undefined, 'closed']).toContain(state)
    }
    expect((await wallet(amina)).usd).toBe('7.00')
  })
})
