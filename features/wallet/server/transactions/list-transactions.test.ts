import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import {
  buyCreditsWithDollars,
  exportTransactions,
  getReceipt,
  getWallet,
  listTransactionChoices,
  listTransactions,
  sellCreditsForDollars,
  type TransactionKind,
} from '../../contract.ts'
import { toCsv } from '#platform/server/csv.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  const { clock } = testApp
  clock.set(new Date('2026-02-28T23:59:59Z'))
  await fundMember(testApp.db, amina.id, { USD: 5000 }, clock.now())
  await fundMember(testApp.db, brian.id, { USD: 5000 }, clock.now())
  clock.set(new Date('2026-03-01T00:00:00Z'))
  await testApp.call(buyCreditsWithDollars, { body: { usd: '10.00' } }, { as: amina })
  for (let n = 0; n < 12; n++) {
    clock.advance({ hours: 1 })
    await testApp.call(sellCreditsForDollars, { body: { credits: 50 + n } }, { as: amina })
  }
})
afterAll(() => testApp[Symbol.asyncDispose]())

const list = (query: { kind?: TransactionKind; month?: string; cursor?: string } = {}, language?: string) =>
  testApp.call(listTransactions, { query }, { as: amina, ...(language === undefined ? {} : { language }) })

it('lists every transaction once, newest first, page by page', async () => {
  const seen = []
  let cursor: string | undefined
  let pages = 0
  do {
    const { data } = (await list({ cursor })).body
    seen.push(...data.transactions)
    cursor = data.next_cursor ?? undefined
    pages += 1
  } while (cursor !== undefined)
  expect([seen.length, pages]).toEqual([27, 2])
  expect(new Set(seen.map(({ id, currency }) => `${id} ${currency}`)).size).toBe(27)
  expect(seen.map(({ created_at }) => created_at)).toEqual(
    seen
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(seen[0]).toMatchObject({ kind: 'credits_sold', currency: 'CREDIT', txn_amount: '-61', name: 'Credits sold', channel: 'wallet' })
  expect(seen[1]).toMatchObject({ currency: 'USD', txn_amount: '0.54', id: seen[0]?.id, reference: seen[0]?.reference })
  expect(seen[0]?.reference).toMatch(/^txn-[0-9a-f]{16}$/)
})

it('filters by kind and by month, and names in the reader’s language', async () => {
  expect((await list({ kind: 'credits_bought' })).body.data.transactions.map(({ txn_amount }) => txn_amount)).toEqual(['1000', '-10.00'])
  const february = (await list({ month: '2026-02' }, 'fr')).body.data.transactions
  expect(february.map(({ kind, name }) => [kind, name])).toEqual([['opening', 'Solde de bienvenue']])
  expect((await list({ month: '2026-02', kind: 'credits_sold' })).body.data.transactions).toEqual([])
})

it('offers the kinds and months that occur, and the currency of the member', async () => {
  const choices = (await testApp.call(listTransactionChoices, {}, { as: amina })).body.data
  expect(choices.kinds.toSorted()).toEqual(['credits_bought', 'credits_sold', 'opening'])
  expect(choices.months).toEqual(['2026-03', '2026-02'])
  expect((await testApp.call(listTransactionChoices, {}, { as: brian })).body.data).toEqual({ kinds: ['opening'], months: ['2026-02'] })
  const local = async (person: Person) => (await testApp.call(getWallet, {}, { as: person })).body.data.local
  expect(await local(amina)).toEqual({ currency: 'XAF', deposit_rate: 581.95 })
})

it('rejects an invalid filter or cursor', async () => {
  expect((await list({ month: '2026-13' })).status).toBe(422)
  expect((await list({ kind: 'theft' as TransactionKind })).status).toBe(422)
  for (const cursor of ['x', Buffer.from('not-an-id USD').toString('base64url')]) expect((await list({ cursor })).status, cursor).toBe(422)
})

it('exports the filtered list as CSV without formulas', async () => {
  const reply = await testApp.call(exportTransactions, { query: { kind: 'credits_bought' } }, { as: amina })
  expect(reply.headers['content-type']).toContain('text/plain')
  const [head, ...rows] = reply.text.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('reference,txn_amount,currency,channel,name,created_at,balance_after')
  expect(rows.map((row) => row.split(',').slice(1, 5))).toEqual([
    ['1000', 'CREDIT', 'wallet', 'Credits bought'],
    ['-10.00', 'USD', 'wallet', 'Credits bought'],
  ])
  expect((await testApp.call(exportTransactions, { query: {} })).status).toBe(401)
})

it('escapes cells so that they are read as text', () => {
  const cells = ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '-5.00', '+5', 'a,b', 'say "hi"', 'two\nlines']
  expect(toCsv([cells])).toBe(`\uFEFF'=1+1,'+cmd,'-2+3,'@SUM(A1),'\tx,-5.00,+5,"a,b","say ""hi""","two\nlines"\r\n`)
})

it('returns a receipt only to its owner', async () => {
  const [bought] = (await list({ kind: 'credits_bought' })).body.data.transactions
  const [opening] = (await list({ kind: 'opening' })).body.data.transactions
  const receipt = (person: Person, id = bought?.id ?? '') => testApp.call(getReceipt, { params: { id } }, { as: person })
  const { transactions } = (await receipt(amina)).body.data
  expect(transactions.map(({ txn_amount }) => txn_amount)).toEqual(['1000', '-10.00'])
  expect((await receipt(brian)).status).toBe(404)
  expect((await receipt(amina, opening?.id)).status).toBe(404)
})
