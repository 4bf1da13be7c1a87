// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { buyCreditsWithDollars, getWallet, sellCreditsForDollars } from '../../contract.ts'
import { en as wallet } from '../../locales/en.ts'
import type { ConversionDirection } from './conversion.ts'
import { quoteConversion } from './conversion.ts'
import { ConvertScreen } from './ConvertScreen.tsx'

const words = { wallet, platform }
const person = userEvent.setup({ delay: null })
const price = { id: 7, credits_per_usd: 100, cents_per_100_credits: 90 }
const mine = { usd: '10.00', credits: 500 }
const answer = (usd: string, credits: number) => json({ data: { wallet: { usd, credits }, transaction: {} } })

const Convert = ({ from = 'buy' }: { from?: ConversionDirection }) => {
  const [direction, setDirection] = useState<ConversionDirection>(from)
  return <ConvertScreen direction={direction} onDirection={setDirection} />
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(getWallet, () => json({ data: { wallet: mine, price } }))
})
afterEach(cleanup)
const posts = () => server.seen.filter(({ endpoint }) => endpoint.method === 'POST')
const keys = () => posts().map(({ headers }) => headers.get('idempotency-key'))

describe('converting', () => {
  it('shows the result before and after, both ways', async () => {
    server.on(buyCreditsWithDollars, () => answer('7.50', 750))
    await renderScreen(<Convert />, words)
    await person.type(await screen.findByLabelText('Amount in US dollars'), '2,50')
    expect(screen.getByText('−$2.50')).toBeTruthy()
    expect(screen.getByText('+250 credits')).toBeTruthy()
    expect(screen.getByText(/would cost you 10%/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Buy 250 credits' }))
    expect(await screen.findByText('You bought 250 credits for $2.50.')).toBeTruthy()
    expect(screen.getByText('You now have $7.50 and 750 credits.')).toBeTruthy()
    expect(posts()[0]?.body).toEqual({ usd: '2.50', price_id: 7 })

    server.on(sellCreditsForDollars, () => answer('7.79', 717))
    await person.click(screen.getByRole('button', { name: 'Convert more' }))
    await person.click(screen.getByText('Credits to dollars'))
    await person.type(screen.getByLabelText('Number of credits'), '33')
    await person.click(screen.getByRole('button', { name: 'Sell 33 credits' }))
    expect(await screen.findByText('You sold 33 credits for $0.29.')).toBeTruthy()
    expect(posts()[1]?.body).toEqual({ credits: '33', price_id: 7 })
    expect(new Set(keys()).size).toBe(2)
  })

  it('shows an error under the field and sends nothing', async () => {
    await renderScreen(<Convert from="sell" />, words)
    const field = await screen.findByLabelText('Number of credits')
    await person.click(screen.getByRole('button', { name: 'Enter an amount' }))
    expect(screen.getByText('this field is required')).toBeTruthy()
    for (const [typed, sentence] of [
      ['1', 'This amount is too small. Enter a bit more.'],
      ['501', 'You don’t have enough in your balance. Make a deposit and try again.'],
      ['1.5', 'Please check what you entered.'],
    ] as const) {
      await person.clear(field)
      await person.type(field, `${typed}{Enter}`)
      expect(screen.getByText(sentence), typed).toBeTruthy()
    }
    expect(posts()).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Use everything' }))
    expect(screen.getByRole('button', { name: 'Sell 500 credits' })).toBeTruthy()
  })

  it('converts once for several clicks, and reuses the key after a lost response', async () => {
    let respond: (response: Response) => void = () => {}
    server.on(buyCreditsWithDollars, () => new Promise((resolve) => (respond = resolve)))
    await renderScreen(<Convert />, words)
    await person.type(await screen.findByLabelText('Amount in US dollars'), '1')
    await person.dblClick(screen.getByRole('button', { name: 'Buy 100 credits' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    respond(json({ message: 'We are away for a moment.' }, 503))
    expect(await screen.findByText('We are away for a moment.')).toBeTruthy()
    server.on(buyCreditsWithDollars, () => answer('9.00', 600))
    await person.click(screen.getByRole('button', { name: 'Buy 100 credits' }))
    expect(await screen.findByText('You bought 100 credits for $1.00.')).toBeTruthy()
    expect(posts()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  it('refetches the wallet after an error', async () => {
    server.on(buyCreditsWithDollars, () => json({ message: 'The price has just changed.', code: 'wallet.price_changed' }, 409))
    await renderScreen(<Convert />, words)
    await person.type(await screen.findByLabelText('Amount in US dollars'), '1')
    server.on(getWallet, () => json({ data: { wallet: mine, price: { ...price, id: 8, credits_per_usd: 50 } } }))
    await person.click(screen.getByRole('button', { name: 'Buy 100 credits' }))
    expect(await screen.findByText('The price has just changed.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Buy 50 credits' })).toBeTruthy()
  })
})

it('quotes like the server', () => {
  expect(quoteConversion('buy', '0.01', mine, price)).toEqual({ usd: '0.01', credits: '1' })
  expect(quoteConversion('sell', '99', mine, price)).toEqual({ usd: '0.89', credits: '99' })
  expect(quoteConversion('buy', '10.01', mine, price)).toBe('insufficient_funds')
  expect(quoteConversion('buy', '1,00', mine, price)).toEqual({ usd: '1.00', credits: '100' })
  expect(quoteConversion('buy', '1,000', mine, price)).toBe('insufficient_funds')
  expect(quoteConversion('buy', '1.005', mine, price)).toBe('invalid')
  expect(quoteConversion('sell', '-5', mine, price)).toBe('invalid')
})
