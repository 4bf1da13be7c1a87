// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getWallet, type LocalRate } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { hourMs } from '#platform/shared/durations.ts'
import { type Boost, buyBoost, listBoostPlans } from '../contract.ts'
import { en as boosts } from '../locales/en.ts'
import { BoostScreen } from './BoostScreen.tsx'

const words = { boosts, wallet: { about: 'about {amount}' }, platform }
const person = userEvent.setup({ delay: null })
const plan = (period: number, price: string) => ({ id: `b0057000-0000-4000-8000-00000000000${period}`, period, price, currency: 'USD' })
const plans = [plan(1, '1.99'), plan(3, '4.99')]
const hours = (count: number) => new Date(Date.now() + count * hourMs).toISOString()
const boost = (changes: Partial<Boost> = {}): Boost => ({
  started_at: hours(-20),
  ends_at: hours(51.99),
  results_at: hours(-18),
  results: null,
  ...changes,
})
const results = { hours: 12, until: hours(0), during: { shown: 1200, views: 40, likes: 7 }, before: null, before_boosted: false }

let server: ReturnType<typeof fakeServer>
const offer = (given: { boost?: Boost; last?: Boost; plans?: typeof plans } = {}) =>
  server.on(listBoostPlans, () => json({ data: { plans, boost: null, last: null, ...given } }))
const balance = (usd: string, local: LocalRate | null = null) =>
  server.on(getWallet, () =>
    json({ data: { wallet: { usd, credits: 0 }, price: { id: 1, credits_per_usd: 100, cents_per_100_credits: 90 }, local } }),
  )
beforeEach(() => {
  server = fakeServer()
  offer()
  balance('10.00')
})
afterEach(cleanup)
const posts = () => server.seen.filter(({ endpoint }) => endpoint.method === 'POST')
const show = () => renderScreen(<BoostScreen />, words)

describe('buying', () => {
  it('asks with price and new balance, buys once at the shown price and shows the boost', async () => {
    let respond: (response: Response) => void = () => {}
    server.on(buyBoost, () => new Promise((resolve) => (respond = resolve)))
    await show()
    await person.click(await screen.findByRole('radio', { name: /^1 day/ }))
    await person.click(screen.getByRole('button', { name: 'Boost for 1 day · $1.99' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Boost your profile for 1 day?' }))
    expect(asked.getByText('$1.99')).toBeTruthy()
    expect(await asked.findByText('$8.01')).toBeTruthy()
    expect(posts()).toHaveLength(0)
    await person.dblClick(asked.getByRole('button', { name: 'Pay $1.99' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.body).toEqual({ price: '1.99' })
    offer({ boost: boost() })
    respond(json({ data: { boost: boost(), wallet: { usd: '8.01', credits: 0 } } }))
    expect(await screen.findByText(/Your profile is boosted until/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('2 days and 4 hours left')).toBeTruthy()
    expect(screen.getByText(/Your first results will be here soon after/)).toBeTruthy()
    expect(posts()).toHaveLength(1)
  })

  it('reuses the key after a lost response, and refetches prices after an error', async () => {
    server.on(buyBoost, () => json({ message: 'We are away for a moment.' }, 503))
    await show()
    const button = await screen.findByRole('button', { name: 'Boost for 3 days · $4.99' })
    await person.click(button)
    await person.click(await screen.findByRole('button', { name: 'Pay $4.99' }))
    expect(await screen.findByText('We are away for a moment.')).toBeTruthy()
    server.on(buyBoost, () => json({ message: 'The price has just changed.', code: 'boosts.price_changed' }, 409))
    offer({ plans: [plan(1, '1.99'), plan(3, '5.99')] })
    await person.click(screen.getByRole('button', { name: 'Pay $4.99' }))
    expect(await screen.findByText('The price has just changed.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Boost for 3 days · $5.99' })).toBeTruthy()
    expect(new Set(posts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('charges nothing when the question is turned down', async () => {
    await show()
    await person.click(await screen.findByRole('button', { name: 'Boost for 3 days · $4.99' }))
    await person.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts()).toHaveLength(0)
  })

  it('shows prices in the currency of the member first, marked as about', async () => {
    balance('10.00', { currency: 'XAF', deposit_rate: 581.95 })
    await show()
    const radio = await screen.findByRole('radio', { name: /^1 day · about FCFA\s1,160/ })
    expect(radio.closest('label')?.textContent).toContain('$1.99')
    await person.click(radio)
    await person.click(screen.getByRole('button', { name: /^Boost for 1 day · about FCFA\s1,160$/ }))
    expect(await screen.findByRole('button', { name: /^Pay about FCFA\s1,160 \(\$1\.99\)$/ })).toBeTruthy()
    const asked = within(screen.getByRole('dialog'))
    expect(asked.getByText(/^about FCFA\s1,160$/)).toBeTruthy()
    expect(asked.getByText('$1.99')).toBeTruthy()
  })

  it('links to a deposit when the balance is too small', async () => {
    balance('3.00')
    await show()
    expect(await screen.findByText('You need $1.99 more for this.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/dashboard/deposit')
    await person.click(screen.getByRole('radio', { name: /^1 day/ }))
    expect(screen.getByRole('button', { name: 'Boost for 1 day · $1.99' })).toBeTruthy()
  })
})

describe('the screen shows', () => {
  it('a running boost with its results and a preview of an extension', async () => {
    offer({ boost: boost({ results: { ...results, before: { shown: 300, views: 9, likes: 2 }, before_boosted: true } }) })
    await show()
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(await row('Times shown')).toEqual(['1,200', '300'])
    expect(await row('Profile views')).toEqual(['40', '9'])
    expect(await row('Likes')).toEqual(['7', '2'])
    expect(screen.getByText(/next to the 12 hours before the boost. Another boost was running in the time before/)).toBeTruthy()
    expect(screen.getByText(/No time is lost/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Extend by 3 days · $4.99' })).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'How much of your boost has passed' })).toBeTruthy()
  })

  it('the last boost, and which results are unknown', async () => {
    offer({ last: boost({ ends_at: hours(-1), results }) })
    await show()
    expect(await screen.findByText('What your last boost brought')).toBeTruthy()
    expect(screen.getAllByText('unknown')).toHaveLength(3)
    expect(screen.getByText('Be first near you')).toBeTruthy()
  })

  it('an empty catalogue or a failed request', async () => {
    offer({ plans: [] })
    await show()
    expect(await screen.findByText('No boosts right now')).toBeTruthy()
    cleanup()
    server.on(listBoostPlans, () => json({ message: 'away' }, 400))
    await show()
    expect(await screen.findByText('We couldn’t load the boosts. Please try again.')).toBeTruthy()
    offer()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Choose a boost')).toBeTruthy()
  })
})
