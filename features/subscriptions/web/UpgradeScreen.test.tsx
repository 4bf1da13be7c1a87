// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getWallet, type LocalRate } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listPlans, type Plan, subscribe, type Subscription } from '../contract.ts'
import { en as subscriptions } from '../locales/en.ts'
import { calculateOfferCost } from './offer.ts'
import { UpgradeScreen } from './UpgradeScreen.tsx'

const words = { subscriptions, wallet: { about: 'about {amount}' }, platform }
const person = userEvent.setup({ delay: null })
const plan = (id: string, price: string, period: number): Plan => ({
  id,
  planName: id[0]?.toUpperCase() + id.slice(1),
  price,
  period,
  calls: 5,
  message_count: 60,
  gift_conversion: 60,
})
const plans = [plan('free', '0.00', 30), plan('spark', '4.99', 7), plan('flame', '12.99', 30)]
const free: Subscription = {
  id: 'free',
  planName: 'Free',
  calls: 2,
  message_count: 20,
  gift_conversion: 50,
  messages_used: 3,
  calls_used: 0,
  period_start: '2026-03-01T00:00:00.000Z',
  period_end: '2026-03-31T12:00:00.000Z',
  until: null,
  credit: '0.00',
}
const spark: Subscription = {
  ...free,
  id: 'spark',
  planName: 'Spark',
  message_count: 60,
  until: '2026-03-08T12:00:00.000Z',
  credit: '2.50',
}

const Upgrade = ({ from }: { from?: string }) => {
  const [chosen, setChosen] = useState(from)
  return <UpgradeScreen plan={chosen} onPlan={setChosen} />
}

let server: ReturnType<typeof fakeServer>
let running: Subscription
let usd: string
let local: LocalRate | null
beforeEach(() => {
  running = free
  usd = '20.00'
  local = null
  server = fakeServer()
  server.on(listPlans, () => json({ data: { plans, running } }))
  server.on(getWallet, () => json({ data: { wallet: { usd, credits: 0 }, price: null, local } }))
})
afterEach(cleanup)
const posts = () => server.seen.filter(({ endpoint }) => endpoint === subscribe)
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the plans', () => {
  it('are shown side by side, and the current one with its usage', async () => {
    await renderScreen(<Upgrade />, words)
    const mine = within(await screen.findByRole('region', { name: 'Your plan' }))
    expect(mine.getByRole('heading', { name: 'Free' })).toBeTruthy()
    expect(mine.getByRole('progressbar', { name: 'Messages to new people, 3 of 20 used' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('$4.99 for 7 days')).toBeTruthy()
    expect(screen.getAllByText('Write to 60 new people')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Choose Free' })).toBeNull()
    // The card of the plan "Free" shows no price, because its name says it. The name appears on the card and in the box above.
    expect(screen.getAllByText('Free')).toHaveLength(2)
  })

  it.each([
    ['Free', free, 'Choose Spark'],
    ['Spark', spark, 'Choose Flame'],
  ])('recommend the next one to who has %s, whose own plan is quiet', async (_name, has, primary) => {
    running = has
    await renderScreen(<Upgrade />, words)
    await screen.findByRole('region', { name: 'Your plan' })
    const loud = screen.getAllByRole('button', { name: /^(Choose|Extend)/ }).filter(({ className }) => /\bbg-primary\b/.test(className))
    expect(loud.map(({ textContent }) => textContent)).toEqual([primary])
    expect(screen.getByText('One step up').closest('li')?.textContent).toContain(primary)
  })

  it('show their price in the currency of the member first, marked as about', async () => {
    local = { currency: 'XAF', deposit_rate: 581.95 }
    await renderScreen(<Upgrade />, words)
    expect(await screen.findByText(/^about FCFA\s2,900 for 7 days$/)).toBeTruthy()
    expect(screen.getByText('$4.99')).toBeTruthy()
  })

  it('are bought after a confirmation with price, balance and end; a double click buys once', async () => {
    server.on(subscribe, () => {
      running = { ...spark, until: '2026-03-08T12:00:00.000Z' }
      usd = '15.01'
      return json({ data: { subscription: running, wallet: { usd, credits: 0 } } })
    })
    await renderScreen(<Upgrade />, words)
    await person.click(await screen.findByRole('button', { name: 'Choose Spark' }))
    const asked = await dialog()
    expect(await asked.findByText('$20.00')).toBeTruthy()
    expect(asked.getByText(/It doesn’t renew by itself/)).toBeTruthy()
    await person.dblClick(asked.getByRole('button', { name: 'Pay $4.99' }))
    expect(await screen.findByText('Spark runs until Mar 8, 2026.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Extend Spark' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts().map(({ params, body }) => [params.id, body])).toEqual([['spark', { price: '4.99', until: null }]])
  })

  it('are retried with the same key after a lost response', async () => {
    let tries = 0
    server.on(subscribe, () => {
      tries += 1
      if (tries === 1) return Promise.reject(new TypeError('network'))
      return json({ data: { subscription: spark, wallet: { usd, credits: 0 } } })
    })
    await renderScreen(<Upgrade from="spark" />, words)
    await person.click(await (await dialog()).findByRole('button', { name: 'Pay $4.99' }))
    await screen.findByText('An error occurred.')
    running = spark
    await person.click((await dialog()).getByRole('button', { name: 'Pay $4.99' }))
    await screen.findByText('Spark runs until Mar 8, 2026.')
    expect(new Set(posts().map(({ headers, body }) => `${headers.get('idempotency-key')} ${JSON.stringify(body)}`)).size).toBe(1)
  })

  it('offer a deposit that returns here when the balance is too small', async () => {
    usd = '1.00'
    await renderScreen(<Upgrade />, words)
    await person.click(await screen.findByRole('button', { name: 'Choose Flame' }))
    const asked = await dialog()
    expect(await asked.findByText('You need $11.99 more. Make a deposit and you can continue here.')).toBeTruthy()
    const link = asked.getByRole('link', { name: 'Make a deposit' })
    expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('back')).toContain('/dashboard/upgrade?plan=flame')
    expect(asked.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('show the credit for unused days, and reload after a change', async () => {
    running = spark
    server.on(subscribe, () => json({ message: 'Your plan has just changed.', code: 'subscriptions.changed' }, 409))
    await renderScreen(<Upgrade />, words)
    await person.click(await screen.findByRole('button', { name: 'Choose Flame' }))
    const asked = await dialog()
    expect(await asked.findByText('−$2.50')).toBeTruthy()
    await person.click(asked.getByRole('button', { name: 'Pay $10.49' }))
    expect(await screen.findByText('Your plan has just changed.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be reloaded when loading fails', async () => {
    server.on(listPlans, () => json({ message: 'no' }, 500))
    await renderScreen(<Upgrade />, words)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(listPlans, () => json({ data: { plans, running } }))
    await person.click(again)
    expect(await screen.findByRole('region', { name: 'Your plan' })).toBeTruthy()
  })
})

describe('the cost of an offer', () => {
  const flame = plans[2] as Plan
  it.each([
    [{ plan: flame, running: free }, '12.99', { credit: undefined, pay: '12.99', back: undefined, short: undefined }],
    [{ plan: flame, running: spark }, '10.48', { credit: '2.50', pay: '10.49', back: undefined, short: '0.01' }],
    [{ plan: flame, running: { ...spark, credit: '29.00' } }, '0.00', { credit: '29.00', pay: undefined, back: '16.01', short: undefined }],
    [{ plan: plans[1] as Plan, running: spark }, '4.98', { credit: undefined, pay: '4.99', back: undefined, short: '0.01' }],
  ])('is exact to the cent', (offer, balance, cost) => expect(calculateOfferCost({ ...offer, at: 0 }, balance)).toEqual(cost))
})
