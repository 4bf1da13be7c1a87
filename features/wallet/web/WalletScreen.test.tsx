// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import {
  exportTransactions,
  getReceipt,
  getWallet,
  listTransactionChoices,
  listTransactions,
  type LocalRate,
  type Transaction,
} from '../contract.ts'
import { en as wallet } from '../locales/en.ts'
import { ReceiptScreen } from './ReceiptScreen.tsx'
import { WalletScreen } from './WalletScreen.tsx'

const words = { wallet, platform }
const person = userEvent.setup({ delay: null })
const bought: Transaction = {
  id: '0195f3a0-0000-7000-8000-000000000001',
  reference: 'txn-0123456789abcdef',
  kind: 'credits_bought',
  currency: 'USD',
  txn_amount: '-4.99',
  balance_after: '5.01',
  channel: 'wallet',
  name: 'Credits bought',
  receipt: true,
  created_at: '2026-03-02T09:00:00.000Z',
}
const gained: Transaction = { ...bought, currency: 'CREDIT', txn_amount: '499', balance_after: '999' }
const opening: Transaction = {
  ...bought,
  id: '0195f3a0-0000-7000-8000-000000000002',
  reference: 'txn-fedcba9876543210',
  kind: 'opening',
  name: 'Welcome balance',
  txn_amount: '10.00',
  balance_after: '10.00',
  receipt: false,
}

let server: ReturnType<typeof fakeServer>
const balances = (usd: string, credits: number, local: LocalRate | null = null) =>
  server.on(getWallet, () =>
    json({ data: { wallet: { usd, credits }, price: { id: 1, credits_per_usd: 100, cents_per_100_credits: 90 }, local } }),
  )
beforeEach(() => {
  server = fakeServer()
  balances('5.01', 999)
  server.on(listTransactionChoices, () =>
    json({ data: { kinds: ['credits_bought', 'deposit', 'opening'], months: ['2026-03', '2026-02'] } }),
  )
  server.on(listTransactions, () => json({ data: { transactions: [bought, gained, opening], next_cursor: null } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
/** Waits for an entry of the list. The selector leaves out the filter, which contains the same text. */
const opened = () => screen.findByText('Welcome balance', { selector: 'li span' })
const rows = async () => within((await opened()).closest('ul') as HTMLElement).getAllByRole('listitem')

describe('the wallet', () => {
  it('shows both balances and the actions', async () => {
    await renderScreen(<WalletScreen />, words)
    const balances = within(screen.getByRole('region', { name: 'Your balance' }))
    expect(await balances.findByText('$5.01')).toBeTruthy()
    expect(balances.getByText('999')).toBeTruthy()
    // 999 credits at 90 cents a hundred.
    expect(await balances.findByText('Worth $8.99 if you sell them')).toBeTruthy()
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links('Money')).toEqual([
      ['Deposit', '/dashboard/deposit'],
      ['Withdraw', '/dashboard/withdraw'],
    ])
    expect(links('Credits')).toEqual([
      ['Buy credits', expect.stringContaining('/dashboard/wallet/convert?direction=')],
      ['Sell credits', expect.stringContaining('/dashboard/wallet/convert?direction=')],
      ['Convert', '/dashboard/wallet/convert'],
    ])
  })

  it('shows the balance in the currency of the member first, marked as about and rounded', async () => {
    balances('5.01', 999, { currency: 'XAF', deposit_rate: 581.95 })
    await renderScreen(<WalletScreen />, words)
    expect(await screen.findByText(/^about FCFA\s2,920$/)).toBeTruthy()
    expect(screen.getByText('$5.01')).toBeTruthy()
    const [conversion, deposit] = await rows()
    expect(conversion?.textContent).toMatch(/\+499 creditsabout −FCFA\s2,900−\$4\.99$/)
    expect(deposit?.textContent).toMatch(/about \+FCFA\s5,820\+\$10\.00$/)
  })

  it('lists signed transactions, with a receipt link where there is a receipt', async () => {
    await renderScreen(<WalletScreen />, words)
    // Both sides of the conversion are one row.
    const [first, second, third] = await rows()
    expect(first?.textContent).toMatch(/\+499 credits−\$4\.99$/)
    expect(first?.textContent).not.toContain('txn-')
    expect(second?.textContent).toContain('+$10.00')
    expect(third).toBeUndefined()
    expect(screen.getAllByRole('link', { name: 'Receipt: Credits bought' })).toHaveLength(1)
  })

  it('filters by kind and month, and shows an empty result', async () => {
    await renderScreen(<WalletScreen />, words)
    await rows()
    await screen.findByRole('option', { name: 'March 2026' })
    // The filter offers only the kinds and months of the stored transactions.
    expect([...screen.getByLabelText<HTMLSelectElement>('Kind').options].map(({ text }) => text)).toEqual([
      'Everything',
      'Credits bought',
      'Deposit',
      'Welcome balance',
    ])
    expect(screen.getByLabelText<HTMLSelectElement>('Month').options).toHaveLength(3)
    server.on(listTransactions, () => json({ data: { transactions: [], next_cursor: null } }))
    await person.selectOptions(screen.getByLabelText('Kind'), 'Deposit')
    expect(await screen.findByText('Nothing here for this choice')).toBeTruthy()
    expect(server.seen.at(-1)?.query).toEqual({ kind: 'deposit' })
    await person.selectOptions(screen.getByLabelText('Month'), 'February 2026')
    await waitFor(() => expect(server.seen.at(-1)?.query).toEqual({ kind: 'deposit', month: '2026-02' }))
    server.on(listTransactions, () => json({ data: { transactions: [opening], next_cursor: null } }))
    await person.click(await screen.findByRole('button', { name: 'Show everything' }))
    expect(await opened()).toBeTruthy()
  })

  it('fetches the next page on demand', async () => {
    server.on(listTransactions, ({ query }) =>
      json({
        data: query['cursor'] === 'two' ? { transactions: [opening], next_cursor: null } : { transactions: [bought], next_cursor: 'two' },
      }),
    )
    await renderScreen(<WalletScreen />, words)
    await person.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await rows()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('distinguishes an empty wallet from a failed request, and retries', async () => {
    server.on(listTransactions, () => json({ data: { transactions: [], next_cursor: null } }))
    server.on(getWallet, () => json({ message: 'no' }, 500))
    await renderScreen(<WalletScreen />, words)
    expect(await screen.findByText('No transactions yet')).toBeTruthy()
    expect(await screen.findByText('We couldn’t load your wallet. Please try again.')).toBeTruthy()
    balances('1.00', 2)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$1.00')).toBeTruthy()
  })

  it('saves the list as a file', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    server.on(exportTransactions, () => new Response('reference\r\n'))
    await renderScreen(<WalletScreen />, words)
    await person.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toEqual(['ndloo-transactions.csv blob:list']))
    vi.restoreAllMocks()
  })
})

it('prints a receipt with both sides', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  server.on(getReceipt, () => json({ data: { transactions: [gained, bought], payment: null } }))
  await renderScreen(<ReceiptScreen id={bought.id} />, words)
  expect(await screen.findByText('−$4.99')).toBeTruthy()
  expect(screen.getByText('+499 credits')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('shows what a deposit was paid with, its rate and its credit', async () => {
  const deposit: Transaction = { ...bought, kind: 'deposit', channel: 'tranzak', name: 'Deposit of FCFA 5,000', txn_amount: '8.59' }
  const payment = { currency: 'XAF', paid: '5100', fee: '100', deposit_rate: 581.95, usd: '8.59' }
  server.on(getReceipt, () => json({ data: { transactions: [deposit], payment } }))
  await renderScreen(<ReceiptScreen id={deposit.id} />, words)
  const value = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent?.replaceAll(/\s/g, ' ')
  expect(await value('You paid')).toBe('FCFA 5,100')
  expect(await value("Of it the provider's fee")).toBe('FCFA 100')
  expect(await value('Rate')).toBe('$1.00 = FCFA 581.95')
  expect(await value('Credited')).toBe('$8.59')
  expect(await value('Channel')).toBe('Tranzak')
})
