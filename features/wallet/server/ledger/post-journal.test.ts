import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { systemAccountPaths, memberAccountPath } from './accounts.ts'
import { chargeMember } from './charge-member.ts'
import { minJournalIdAt, newJournalId } from './journal-id.ts'
import { checkLedger } from './ledger-check.ts'
import { type Posting, postJournal } from './post-journal.ts'
import { readWallet } from '../queries.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
afterEach(async () => expect(await checkLedger(testApp.db)).toEqual([]))

const move = (postings: readonly Posting[], key = `test:${randomUUID()}`) =>
  inTransaction(testApp.db, (tx) => postJournal(tx, { kind: 'opening', key, postings, at: testApp.clock.now() }))
const usd = ({ id }: Person) => memberAccountPath(id, 'USD')
const pay = (from: Person, to: Person, amount: bigint, key?: string) =>
  move(
    [
      { account: usd(from), amount: -amount },
      { account: usd(to), amount },
    ],
    key,
  )
const rich = async (name: 'amina' | 'brian', cents: number) => {
  const person = await createPerson(testApp, name)
  await fundMember(testApp.db, person.id, { USD: cents }, testApp.clock.now())
  return person
}
const balance = async (person: Person) => (await readWallet(testApp.db, person.id)).usd
const inDatabase = (statement: string) => sql.raw(statement).execute(testApp.db)

describe('posting', () => {
  it('moves money and tells the affected members', async () => {
    const [amina, brian] = [await rich('amina', 1000), await rich('brian', 1)]
    await testApp.runJobs()
    testApp.published.length = 0
    await pay(amina, brian, 250n)
    await testApp.runJobs()
    expect([await balance(amina), await balance(brian)]).toEqual(['7.50', '2.51'])
    expect(testApp.published).toEqual([
      { to: [amina.id], name: 'wallet', payload: { wallet: { usd: '7.50', credits: 0 } } },
      { to: [brian.id], name: 'wallet', payload: { wallet: { usd: '2.51', credits: 0 } } },
    ])
  })

  it('rejects more than the balance, and changes nothing', async () => {
    const [amina, brian] = [await rich('amina', 100), await rich('brian', 1)]
    await expect(pay(amina, brian, 101n)).rejects.toThrow('wallet.insufficient_funds')
    expect([await balance(amina), await balance(brian)]).toEqual(['1.00', '0.01'])
    await pay(amina, brian, 100n)
    expect(await balance(amina)).toBe('0.00')
  })

  it('recognises a key for good: the same request moves nothing, a different one is rejected', async () => {
    const [amina, brian] = [await rich('amina', 100), await rich('brian', 1)]
    const key = `test:${randomUUID()}`
    const first = await pay(amina, brian, 10n, key)
    testApp.clock.advance({ days: 400 })
    expect(await pay(amina, brian, 10n, key)).toEqual({ id: first.id, replayed: true })
    await expect(pay(amina, brian, 11n, key)).rejects.toThrow('platform.conflict')
    await expect(pay(brian, amina, 10n, key)).rejects.toThrow('platform.conflict')
    expect(await balance(amina)).toBe('0.90')
  })

  it('lets a rejected key be used again after a deposit', async () => {
    const [amina, brian] = [await rich('amina', 5), await rich('brian', 1)]
    const key = `test:${randomUUID()}`
    await expect(pay(amina, brian, 10n, key)).rejects.toThrow('wallet.insufficient_funds')
    await fundMember(testApp.db, amina.id, { USD: 5 }, testApp.clock.now())
    expect((await pay(amina, brian, 10n, key)).replayed).toBe(false)
  })

  it.each<[string, (one: string) => Posting[]]>([
    [
      'one that does not add up',
      (one) => [
        { account: one, amount: 5n },
        { account: systemAccountPaths.opening.USD, amount: -4n },
      ],
    ],
    [
      'one that adds up only over two currencies',
      (one) => [
        { account: one, amount: 5n },
        { account: systemAccountPaths.opening.CREDIT, amount: -5n },
      ],
    ],
    [
      'an account nobody knows',
      (one) => [
        { account: one, amount: 5n },
        { account: 'house:nothing:usd', amount: -5n },
      ],
    ],
    [
      'an account named twice',
      (one) => [
        { account: one, amount: 5n },
        { account: one, amount: -5n },
      ],
    ],
    [
      'an amount of nothing',
      (one) => [
        { account: one, amount: 0n },
        { account: systemAccountPaths.opening.USD, amount: 0n },
      ],
    ],
    ['a single posting', (one) => [{ account: one, amount: 5n }]],
    ['no postings', () => []],
  ])('refuses %s', async (_, postings) => {
    const amina = await rich('amina', 100)
    await expect(move(postings(usd(amina)))).rejects.toThrow()
    expect(await balance(amina)).toBe('1.00')
  })

  it('charges credits once for each key', async () => {
    const { id } = await createPerson(testApp, 'amina')
    await fundMember(testApp.db, id, { CREDIT: 9 }, testApp.clock.now())
    const take = (key: string) =>
      inTransaction(testApp.db, (tx) =>
        chargeMember(tx, {
          member: id,
          currency: 'CREDIT',
          amount: 5n,
          to: systemAccountPaths.creditsSpent,
          reason: 'message_request',
          key,
          now: testApp.clock.now(),
        }),
      )
    await take(`message_request:${id}`)
    expect((await take(`message_request:${id}`)).replayed).toBe(true)
    expect((await readWallet(testApp.db, id)).credits).toBe(4)
    await expect(take(`message_request:${id}:2`)).rejects.toThrow('wallet.insufficient_funds')
  })
})

describe('many at once', () => {
  const rounds = process.env.LEDGER_ROUNDS === undefined ? 5 : Number(process.env.LEDGER_ROUNDS)
  it(
    `lets exactly one of 64 spend a balance for one, ${rounds} times`,
    async () => {
      const [amina, brian] = [await createPerson(testApp, 'amina'), await rich('brian', 1)]
      for (let round = 0; round < rounds; round++) {
        await fundMember(testApp.db, amina.id, { USD: 100 }, testApp.clock.now())
        const spends = await Promise.allSettled(Array.from({ length: 64 }, () => pay(amina, brian, 100n)))
        const [won, lost] = [spends.filter(({ status }) => status === 'fulfilled'), spends.filter(({ status }) => status === 'rejected')]
        expect([won.length, lost.length]).toEqual([1, 63])
        expect(lost.map((one) => String((one as PromiseRejectedResult).reason))).toEqual(
          lost.map(() => 'AppError: wallet.insufficient_funds'),
        )
        expect(await balance(amina)).toBe('0.00')
      }
    },
    Math.max(120_000, rounds * 3000),
  )

  it('moves money once for concurrent calls with one key', async () => {
    const [amina, brian] = [await rich('amina', 1000), await rich('brian', 1)]
    const key = `test:${randomUUID()}`
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(amina, brian, 100n, key)))
    expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(await balance(amina)).toBe('9.00')
  })

  it('does not deadlock when two members pay each other', async () => {
    const [amina, brian] = [await rich('amina', 1000), await rich('brian', 1000)]
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? pay(amina, brian, 7n) : pay(brian, amina, 3n))))
    expect([await balance(amina), await balance(brian)]).toEqual(['9.20', '10.80'])
  })
})

describe('the database itself', () => {
  it('rejects updates and deletions of journals', async () => {
    await rich('amina', 100)
    for (const statement of [
      'update posting set amount = amount + 1',
      'delete from posting',
      'truncate posting',
      "update journal set kind = 'gift'",
      'delete from journal',
      'truncate journal cascade',
      'update credit_price set credits_per_usd = 1',
      "update account set currency = 'CREDIT' where path = 'house:opening:usd'",
      "delete from account where path = 'house:opening:usd'",
    ])
      await expect(inDatabase(statement), statement).rejects.toMatchObject({ code: 'LG004' })
  })

  it('refuses postings that are unbalanced, or added to a closed journal', async () => {
    const amina = await rich('amina', 100)
    const account = (path: string) => `(select id from account where path = '${path}')`
    const journal = '(select id from journal limit 1)'
    await expect(
      inDatabase(`insert into posting (account_id, journal_id, amount) values (${account(usd(amina))}, ${journal}, 5)`),
    ).rejects.toThrow('unbalanced journal')
    const other = `(select journal_id from posting where account_id = ${account(usd(amina))} limit 1)`
    await expect(
      inDatabase(`insert into posting (account_id, journal_id, amount)
        values (${account('house:forfeited:usd')}, ${other}, 5), (${account('house:credit_sales:usd')}, ${other}, -5)`),
    ).rejects.toThrow('closed journal')
  })
})

it('makes ids that sort by time', () => {
  const [early, late] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T00:00:00.001Z')]
  expect(newJournalId(early) > minJournalIdAt(early)).toBe(true)
  expect(newJournalId(early) < minJournalIdAt(late)).toBe(true)
  expect(newJournalId(late)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
