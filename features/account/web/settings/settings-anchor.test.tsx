// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react'
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
const Settings = ({ part }: { part?: string }) => (
  <SettingsScreen tab={undefined} part={part} onTab={nothing} onSetPlace={nothing} onDeleted={nothing} />
)
const show = (part?: string) => renderScreen(<Settings {...(part === undefined ? {} : { part })} />, settingsTexts)

describe('an address with #order', () => {
  it('leads to the section and focuses its heading', async () => {
    const scrollTo = vi.fn()
    Element.prototype.scrollIntoView = scrollTo
    history.replaceState(null, '', '/dashboard/settings?part=people#order')
    await show('people')
    const heading = await screen.findByRole('heading', { name: 'Order of people' })
    expect(document.activeElement).toBe(heading)
    expect(scrollTo.mock.contexts).toEqual([screen.getByRole('region', { name: 'Order of people' })])
  })
  it('of nothing leaves the focus', async () => {
    history.replaceState(null, '', '/dashboard/settings?part=people')
    await show('people')
    await screen.findByRole('heading', { name: 'Order of people' })
    expect(document.activeElement).toBe(document.body)
  })
})

it('lists the groups with their addresses, and shows one at a time', async () => {
  await show('unknown')
  const list = within(await screen.findByRole('navigation', { name: 'Parts of the settings' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['notices', 'privacy', 'people', 'storage', 'account'].map((part) => `/dashboard/settings?part=${part}`),
  )
  expect(screen.getByRole('switch', { name: /^Notifications/ })).toBeTruthy()
  cleanup()
  await show('privacy')
  const group = within(await screen.findByRole('group', { name: 'Privacy' }))
  expect(group.getByRole('heading', { name: 'What others see' })).toBeTruthy()
  expect(group.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/dashboard/settings')
  expect(screen.queryByRole('navigation', { name: 'Parts of the settings' })).toBeNull()
})
