// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { type Deposit, getDepositRate, listDepositCurrencies, refreshDeposit, startDeposit } from '../contract.ts'
import { en as deposits } from '../locales/en.ts'
import { DepositScreen } from './DepositScreen.tsx'

const words = { deposits, wallet: { about: 'about {amount}' }, platform }
const person = userEvent.setup({ delay: null })
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const reference = 'dep-abcdefghijklmnopqrstuvwxyz'
const url = 'https://checkout.example/pay'
const currencies = [
  { id: 'NGN', name: 'Nigerian Naira', abbr: 'NGN', scale: 2, channels: [{ channel: 'paystack', min: '100.00', max: '800000.00' }] },
  { id: 'XAF', name: 'Central African CFA Franc', abbr: 'XAF', scale: 0, channels: [{ channel: 'tranzak', min: '500', max: '300000' }] },
]
const rates: Record<string, number> = { NGN: 1600, XAF: 655.957 }
const started = { id, url, payment_url: url, reference, deposit_rate: 1600, usd_amount: '0.29', expires_at: '2026-01-01T00:00:00Z' }
const waiting: Deposit = {
  id,
  status: 'waiting',
  reference,
  channel: 'paystack',
  currency: 'NGN',
  amount: '464.00',
  usd_amount: '0.29',
  deposit_rate: 1600,
  url,
  created_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-01T00:15:00Z',
}

let server: ReturnType<typeof fakeServer>
let tab: { closed: boolean; opener: unknown; close: () => void; location: { replace: ReturnType<typeof vi.fn> } }
beforeEach(() => {
  server = fakeServer()
  server.on(listDepositCurrencies, () => json({ data: { currencies } }))
  server.on(getDepositRate, ({ query }) =>
    json({
      data: { rate: { id: 7, currency: query.currency, deposit_rate: rates[query.currency ?? ''], valid_until: '2026-01-01T00:15:00Z' } },
    }),
  )
  server.on(getWallet, () => json({ data: { wallet: null, price: null, local: null } }))
  server.on(refreshDeposit, () => json({ data: { deposit: waiting } }))
  tab = { closed: false, opener: window, close: vi.fn(), location: { replace: vi.fn() } }
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fill = async (): Promise<void> => {
  await renderScreen(<DepositScreen />, words)
  await person.click(await screen.findByRole('button', { name: /Paystack/ }))
  await person.selectOptions(screen.getByLabelText('Currency'), 'NGN')
  await person.type(screen.getByLabelText('Amount'), '464')
}
const submit = () => person.click(screen.getByRole('button', { name: 'Go to payment' }))

describe('the deposit screen', () => {
  it('lists each currency with its code after a disabled placeholder', async () => {
    await renderScreen(<DepositScreen />, words)
    const options = within(await screen.findByLabelText('Currency')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Choose a currency', true],
      ['Nigerian Naira (NGN)', false],
      ['Central African CFA Franc (XAF)', false],
    ])
  })

  it('highlights the chosen channel, and disables the currencies it does not take, with a reason', async () => {
    await renderScreen(<DepositScreen />, words)
    const paystack = await screen.findByRole('button', { name: /Paystack/ })
    await person.click(paystack)
    expect(paystack.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole<HTMLOptionElement>('option', { name: /XAF/ }).disabled).toBe(true)
    expect(screen.getByText('With Paystack you pay in NGN.')).toBeDefined()
  })

  it('picks the only currency of a channel, and otherwise that of the member', async () => {
    await renderScreen(<DepositScreen />, words)
    const chosen = () => screen.getByLabelText<HTMLSelectElement>('Currency').value
    await person.click(await screen.findByRole('button', { name: /Tranzak/ }))
    expect(chosen()).toBe('XAF')
    await person.click(screen.getByRole('button', { name: /Paystack/ }))
    expect(chosen()).toBe('NGN')
    const ghana = { ...currencies[0], id: 'GHS', abbr: 'GHS', name: 'Ghanaian Cedi' }
    server.on(listDepositCurrencies, () => json({ data: { currencies: [...currencies, ghana] } }))
    server.on(getWallet, () => json({ data: { wallet: null, price: null, local: { currency: 'GHS', deposit_rate: 11.5 } } }))
    cleanup()
    await renderScreen(<DepositScreen />, words)
    await person.click(await screen.findByRole('button', { name: /Paystack/ }))
    await waitFor(async () => {
      await person.click(screen.getByRole('button', { name: /Tranzak/ }))
      await person.click(screen.getByRole('button', { name: /Paystack/ }))
      expect(chosen()).toBe('GHS')
    })
  })

  it('suggests round amounts in the chosen currency, which fill the field', async () => {
    await renderScreen(<DepositScreen />, words)
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
    await person.click(await screen.findByRole('button', { name: /Tranzak/ }))
    const amounts = within(await screen.findByRole('group', { name: 'Suggestions' }))
    await person.click(await amounts.findByRole('button', { name: /6,500/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('6500')
    expect(amounts.getByRole('button', { name: /6,500/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('You’ll get $9.90')).toBeTruthy()
  })

  it('says in the conversion box which limit an amount breaks', async () => {
    await fill()
    await screen.findByText('You’ll get $0.29')
    await person.clear(screen.getByLabelText('Amount'))
    await person.type(screen.getByLabelText('Amount'), '160')
    await person.type(screen.getByLabelText('Amount'), '{Backspace}{Backspace}')
    expect(await screen.findByText(/^Deposits start at NGN\s100.00, about \$0.06\.$/)).toBeDefined()
    await person.type(screen.getByLabelText('Amount'), '9999999')
    expect(await screen.findByText(/^At most NGN\s800,000.00 at once, about \$500.00\.$/)).toBeDefined()
    expect(screen.queryByText('Enter an amount to see what you receive.')).toBeNull()
  })

  it('reads a pasted amount with its currency and grouping', async () => {
    await fill()
    await person.clear(screen.getByLabelText('Amount'))
    await person.click(screen.getByLabelText('Amount'))
    await person.paste('NGN 16,000.00')
    expect(await screen.findByText('You’ll get $10.00')).toBeDefined()
  })

  it('calculates the dollars to the cent while typing', async () => {
    await fill()
    expect(await screen.findByText('You’ll get $0.29')).toBeDefined()
    expect(screen.getByText('1 US dollar is NGN 1,600.00.')).toBeDefined()
  })

  it('shows what is missing without a request', async () => {
    await renderScreen(<DepositScreen />, words)
    await screen.findByLabelText('Currency')
    await submit()
    expect(screen.getByText('Choose how you want to pay.')).toBeDefined()
    expect(screen.getByText('Choose a currency from the list.')).toBeDefined()
    expect(server.seen.some(({ endpoint }) => endpoint === startDeposit)).toBe(false)
    expect(window.open).not.toHaveBeenCalled()
  })

  it('opens the checkout in the tab of the click, once for a double click, and shows the status', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.on(startDeposit, async () => {
      await held
      return json({ data: started })
    })
    await fill()
    await screen.findByText('You’ll get $0.29')
    await submit()
    await submit()
    answer()
    expect(await screen.findByText('Waiting for your payment')).toBeDefined()
    expect(tab.location.replace).toHaveBeenCalledWith(url)
    expect(tab.opener).toBeNull()
    const asked = server.seen.filter(({ endpoint }) => endpoint === startDeposit)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toEqual({ channel: 'paystack', currency: 'NGN', amount: '464.00', rate_id: 7 })
    expect(asked[0]?.headers.get('idempotency-key')).toMatch(/.{10,}/)
    expect(screen.getByRole('link', { name: 'Open the payment' }).getAttribute('href')).toBe(url)
  })

  it('closes the empty tab and shows the error when the deposit is rejected', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(startDeposit, () => json({ message: 'The payment provider did not accept this deposit.', code: 'deposits.refused' }, 422))
    await fill()
    await screen.findByText('You’ll get $0.29')
    await submit()
    expect(await screen.findByText('The payment provider did not accept this deposit.')).toBeDefined()
    await waitFor(() => expect(tab.close).toHaveBeenCalled())
    expect(logged).toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('464')
  })

  it('shows when no provider is configured, and offers a retry when loading fails', async () => {
    server.on(listDepositCurrencies, () => json({ message: 'You are not allowed.' }, 403))
    await renderScreen(<DepositScreen />, words)
    await screen.findByText('We couldn’t load the ways to pay. Please try again.')
    server.on(listDepositCurrencies, () => json({ data: { currencies: [] } }))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Deposits aren’t available here yet')).toBeDefined()
  })
})
