// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPushState } from '#features/notifications/contract.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { initialSettings, sessionUser, settingsTexts } from '#tests/support/web/account.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getMe, getSettings } from '../../contract.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

// Two lists of a hundred ages: checking the visibility of each option would take most of the time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  startSession(sessionUser, `token-${Math.random()}`)
  const server = fakeServer()
  server.on(getSettings, () => json({ data: initialSettings }))
  server.on(getPushState, () => json({ data: { public_key: null, subscribed: false } }))
  server.on(getMe, () =>
    json({ data: { person: { location: 'Douala', country: { code: 'CM' } }, missing: { place: false }, paused: false } }),
  )
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const nothing = () => {}
const show = () => renderScreen(<SettingsScreen tab={undefined} onTab={nothing} onSetPlace={nothing} onDeleted={nothing} />, settingsTexts)

describe('an address with #order', () => {
  it('leads to the section and focuses its heading', async () => {
    const scrollTo = vi.fn()
    Element.prototype.scrollIntoView = scrollTo
    history.replaceState(null, '', '/dashboard/settings#order')
    await show()
    const heading = await screen.findByRole('heading', { name: 'Order of people' })
    expect(document.activeElement).toBe(heading)
    expect(scrollTo.mock.contexts).toEqual([screen.getByRole('region', { name: 'Order of people' })])
  })
  it('of nothing leaves the focus', async () => {
    history.replaceState(null, '', '/dashboard/settings')
    await show()
    await screen.findByRole('heading', { name: 'Order of people' })
    expect(document.activeElement).toBe(document.body)
  })
})

it('a bar leads to each group of sections', async () => {
  const scrollTo = vi.fn()
  Element.prototype.scrollIntoView = scrollTo
  await show()
  const bar = within(await screen.findByRole('navigation', { name: 'Parts of the settings' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Notifications',
    'Privacy',
    'Meeting people',
    'Account',
  ])
  fireEvent.click(bar.getByRole('button', { name: 'Privacy' }))
  const group = screen.getByRole('group', { name: 'Privacy' })
  expect(scrollTo.mock.contexts).toEqual([group])
  expect(document.activeElement).toBe(group)
  expect(within(group).getByRole('heading', { name: 'Who can find me' })).toBeTruthy()
})
