// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../locales/en.ts'
import { getOutcomes } from '../outcomes-contract.ts'
import { OutcomesSection } from './OutcomesSection.tsx'

const user = { id: 'me', _id: 'me', firstname: 'Esi', lastname: 'A', email: 'a@b.example', locale: 'en' as const }
const none = { activity: null, rule: null, model: null }
const days = [
  { day: '2026-03-01', viewers: none, match: { activity: null, rule: 1234, model: null }, reply: none, met: none },
  {
    day: '2026-03-02',
    viewers: { activity: null, rule: 2000, model: 1600 },
    match: { activity: null, rule: 1234, model: null },
    reply: { activity: 10, rule: 40, model: 30 },
    met: none,
  },
]
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  startSession(user, `token-${Math.random()}`)
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () => renderScreen(<OutcomesSection days={2} />, { admin, platform })
const linesOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows each outcome by day and order, the last day first, with rates, and without the hidden numbers', async () => {
  server.on(getOutcomes, () => json({ data: { days } }))
  await show()
  expect(await linesOf('Matches, for each of the two')).toEqual([
    ['Day', 'By activity', 'Rule', 'Model'],
    ['Mar 2', '< 10*', '1,234 (61.7)', '< 10*'],
    ['Mar 1', '< 10*', '1,234', '< 10*'],
  ])
  expect((await linesOf('Replies within a day'))[1]).toEqual(['Mar 2', '10', '40 (2.0)', '30 (1.9)'])
  expect((await linesOf('Members who were shown people'))[1]).toEqual(['Mar 2', '< 10*', '2,000', '1,600'])
  expect(screen.getByText(/^\* Under 10, or hidden because/)).toBeTruthy()
})

it('says that there is nothing yet, and can be loaded again after an error', async () => {
  server.on(getOutcomes, () => json({ message: 'no' }, 422))
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(getOutcomes, () => json({ data: { days: [] } }))
  await userEvent.click(again)
  expect(await screen.findAllByText('There’s no whole day to show yet.')).toHaveLength(4)
})
