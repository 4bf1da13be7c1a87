// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { giftWords } from '#tests/support/web/gift-words.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import * as contract from '../../catalogue-contract.ts'
import { en as admin } from '../../locales/en.ts'
import { CatalogueScreen } from './CatalogueScreen.tsx'

const catalogues = { admin, gifts: giftWords, platform }
const user = userEvent.setup({ delay: null })
const rose: contract.GiftItem = {
  id: '61f70001-0000-4000-8000-000000000001',
  names: { en: 'Rose', es: 'Rosa' },
  icon: 'rose',
  picture: null,
  price: '1.00',
  order: 1,
  active: true,
}
const spark: contract.PlanItem = {
  id: 'spark',
  names: { en: 'Spark' },
  price: '4.99',
  period: 7,
  messages: 60,
  calls: 5,
  gift_conversion: 60,
  order: 1,
  active: true,
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
})
afterEach(cleanup)

const show = (tab?: string, onTab: (tab: string) => void = () => {}) =>
  renderScreen(<CatalogueScreen tab={tab} onTab={onTab} />, catalogues)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const retype = async (field: HTMLElement, value: string) => {
  await user.clear(field)
  await user.type(field, value)
}
const sent = (endpoint: unknown) => server.seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body)

it('shows loading errors, retries, shows an empty catalogue, and arrow keys move between tabs', async () => {
  const onTab = vi.fn<(tab: string) => void>()
  server.on(contract.listGiftItems, () => json({ message: 'We are away.' }, 400))
  await show(undefined, onTab)
  expect(await screen.findByText('We are away.')).toBeTruthy()
  server.on(contract.listGiftItems, () => json({ data: { gifts: [] } }))
  await press('Try again')
  expect(await screen.findByText('Nothing is on sale.')).toBeTruthy()
  screen.getByRole('tab', { name: 'Gifts' }).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(onTab).toHaveBeenCalledWith('boosts')
})

it('changes a gift with a reason and shows errors of the server beside their fields', async () => {
  server.on(contract.listGiftItems, () => json({ data: { gifts: [rose] } }))
  server.on(contract.changeGiftItem, () => json({ message: 'No.', errors: { price: ['This is too little.'] } }, 422))
  await show()
  const row = await screen.findByRole('row', { name: /Rose/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['1', 'Rose', '1.00', 'on sale']))
  await press('Change Rose')
  const form = await dialog('Change Rose')
  await retype(form.getByLabelText('Price, USD'), ' 1,50 ')
  await user.clear(form.getByLabelText('Español'))
  await user.selectOptions(form.getByLabelText('Picture'), 'Heart')
  await user.type(form.getByLabelText('Reason'), 'the new season')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText('This is too little.')).toBeTruthy()
  expect(form.getByLabelText('Price, USD').getAttribute('aria-invalid')).toBe('true')
  const body = { names: { en: 'Rose' }, icon: 'heart', price: '1.50', order: 1, reason: 'the new season' }
  expect(sent(contract.changeGiftItem)).toEqual([body])
  server.on(contract.changeGiftItem, () => json({ data: { gifts: [{ ...rose, price: '1.50' }] } }))
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('1.50')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sends only the state when a gift is retired or restored', async () => {
  const answer = (active: boolean) => json({ data: { gifts: [{ ...rose, active }] } })
  server.on(contract.listGiftItems, () => answer(true))
  server.on(contract.changeGiftItem, ({ body }) => answer((body as { active: boolean }).active))
  await show('gifts')
  await screen.findByRole('row', { name: /Rose/ })
  for (const [action, state] of [
    ['Retire', 'retired'],
    ['Bring back', 'on sale'],
  ] as const) {
    await press(`${action} Rose`)
    const form = await dialog(`${action} Rose`)
    await user.type(form.getByLabelText('Reason'), 'the season')
    await user.click(form.getByRole('button', { name: action }))
    expect(await screen.findByRole('cell', { name: state })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(sent(contract.changeGiftItem)).toEqual([
    { active: false, reason: 'the season' },
    { active: true, reason: 'the season' },
  ])
})

it('adds a plan with its id and all its numbers', async () => {
  server.on(contract.listPlanItems, () => json({ data: { plans: [spark] } }))
  server.on(contract.addPlanItem, () => json({ data: { plans: [spark, { ...spark, id: 'ember', names: { en: 'Ember' } }] } }, 201))
  await show('plans')
  await screen.findByRole('row', { name: /Spark/ })
  await press('Add')
  const form = await dialog('Add to: Plans')
  const typed = {
    'Short word': 'ember',
    English: 'Ember',
    'Price, USD': '1.99',
    Days: '7',
    Messages: '30',
    Calls: '3',
    'Gift conversion, %': '5x',
    Reason: 'asked for',
  }
  for (const [label, value] of Object.entries(typed)) await user.type(form.getByLabelText(label), value)
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('row', { name: /Ember/ })).toBeTruthy()
  const { names, price, order, messages, gift_conversion } = sent(contract.addPlanItem)[0] as Record<string, unknown>
  // Invalid numbers are sent as null and refused by the server.
  expect([names, price, order, messages, gift_conversion]).toEqual([{ en: 'Ember' }, '1.99', 2, 30, null])
})

it('names boosts by their days, and shows and changes the price of credits', async () => {
  const boost = { id: rose.id, period: 3, price: '4.99', order: 1, active: false }
  server.on(contract.listBoostItems, () => json({ data: { boosts: [boost] } }))
  await show('boosts')
  expect(await screen.findByRole('button', { name: 'Bring back Boost for 3 days' })).toBeTruthy()
  cleanup()
  const price = { credits_per_usd: 100, usd_per_100_credits: '0.90', valid_from: '2026-01-01T00:00:00.000Z' }
  server.on(contract.getCreditTerms, () => json({ data: { price } }))
  server.on(contract.changeCreditTerms, () => json({ data: { price: { ...price, usd_per_100_credits: '0.95' } } }))
  await show('credits')
  expect(await screen.findByText('0.90')).toBeTruthy()
  await press('Change')
  const form = await dialog('Change the price of credits')
  await retype(form.getByLabelText('100 credits sell for, USD'), '0.95')
  await user.type(form.getByLabelText('Reason'), 'asked for')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('0.95')).toBeTruthy()
  expect(sent(contract.changeCreditTerms)).toEqual([{ credits_per_usd: 100, usd_per_100_credits: '0.95', reason: 'asked for' }])
})
