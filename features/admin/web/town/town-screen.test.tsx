// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { exportTownFigures, getTownFigures, townFigureNames, townQueueNames } from '../../town-contract.ts'
import { TownScreen } from './TownScreen.tsx'

const nothing = Object.fromEntries(townFigureNames.map((name) => [name, null]))
const day = { ...nothing, day: '2026-11-25', active: 1230, first_messages: 40, answered: 30, deposits_usd: 120, spent_credits: 50 }
const none = { female: null, male: null, other: null }
const places = [
  { country: 'CM', city: 'Douala', month: { female: 70, male: 140, other: null }, week: { ...none, male: 60 } },
  { country: 'CM', city: null, month: { ...none, male: 20 }, week: none },
  { country: null, city: null, month: { ...none, female: 10 }, week: none },
]
const queues = townQueueNames.map((queue) => ({ queue, wait: queue === 'photos' ? 'longer' : 'within_day' }))
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(getTownFigures, () => json({ data: { days: [day], places, places_on: '2026-11-27', queues } }))
})
afterEach(cleanup)

const show = () => renderScreen(<TownScreen />, { admin, platform })
const linesOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows days with shares and money, places with the ratio, and what waits; hidden numbers as such', async () => {
  await show()
  const few = '< 10'
  expect(await linesOf('Day by day')).toEqual([['Nov 25', '1,230', few, few, '40', '30 (75%)', few, '$120.00', few, '50']])
  expect(await linesOf('Who is here, and where')).toEqual([
    ['Douala, Cameroon', '70', '140', few, few, '60', few, '5'],
    ['Elsewhere in Cameroon', few, '20', few, few, few, few, '–'],
    ['Elsewhere', '10', few, few, few, few, few, '–'],
  ])
  expect(screen.getByText('The oldest waits over a week').previousElementSibling?.textContent).toBe('Photos')
  expect(screen.getAllByText('Nothing waits longer than a day')).toHaveLength(townQueueNames.length - 1)
})

it('downloads each table under its name, and says so when that fails', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:town', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.on(exportTownFigures, () => new Response('day\r\n', { headers: { 'content-type': 'text/csv' } }))
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV: Who is here, and where' }))
  await vi.waitFor(() => expect(saved).toEqual(['town-places.csv']))
  expect(server.seen.at(-1)).toMatchObject({ endpoint: exportTownFigures, query: { table: 'places', days: '14' } })
})
