// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getPushState } from '#features/notifications/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { deleteNewcomerAlert, getNewcomerAlert, putNewcomerAlert } from '../../contract.ts'
import { en as matches } from '../../locales/en.ts'
import { NewcomerAlert } from './NewcomerAlert.tsx'

// Texts of another feature that these tests look for.
const notifications = { push: { label: 'Notify me on this device' } }

const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let on: boolean
let channels: { in_app: boolean; email: boolean; push: boolean }
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  startSession(user, `token-${Math.random()}`)
  server = fakeServer()
  ;[on, channels] = [false, { in_app: true, email: true, push: false }]
  const answer = (turned?: boolean) => {
    on = turned ?? on
    return json({ data: { on, channels } })
  }
  server.on(getPushState, () => json({ data: { public_key: null, subscribed: false } }))
  server.on(getNewcomerAlert, () => answer())
  server.on(putNewcomerAlert, () => answer(true))
  server.on(deleteNewcomerAlert, () => answer(false))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (offersPush = false) => renderScreen(<NewcomerAlert offersPush={offersPush} />, { matches, notifications, platform })
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /Tell me when someone new fits/ })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('goes on with the time zone of the browser, says how one is told, and goes off again', async () => {
  await show()
  await person.click(await theSwitch())
  await waitFor(() => expect(said()).toContain('We’ll send you an email.'))
  expect(server.seen.find(({ endpoint }) => endpoint === putNewcomerAlert)?.body).toEqual({
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  await person.click(await theSwitch())
  await waitFor(() => expect(on).toBe(false))
  await waitFor(() => expect(said()).not.toContain('We’ll send you an email.'))
  expect((await theSwitch()).checked).toBe(false)
})

it('stays where it was pressed while it is saved', async () => {
  server.on(putNewcomerAlert, () => new Promise(() => {}))
  await show()
  const pressed = await theSwitch()
  fireEvent.click(pressed)
  expect(pressed.checked).toBe(true)
})

it('pressed again before the first answer is as the last press left it', async () => {
  let answer = () => {}
  server.on(putNewcomerAlert, () => new Promise((resolve) => (answer = () => resolve(json({ data: { on: true, channels } })))))
  await show()
  const control = await theSwitch()
  await person.click(control)
  await waitFor(() => expect(control.checked).toBe(true))
  await person.click(control)
  await waitFor(() => expect(control.checked).toBe(false))
  answer()
  await waitFor(() => expect(server.seen.at(-1)?.endpoint).toBe(deleteNewcomerAlert))
  await waitFor(() => expect(control.checked).toBe(false))
})

it.each([
  [{ in_app: true, email: true, push: true }, 'We’ll send you an email and a push notification.'],
  [{ in_app: true, email: false, push: true }, 'We’ll send you a push notification.'],
  [{ in_app: true, email: false, push: false }, 'You’ll see it in your notifications.'],
])('says which channels are left: %o', async (left, sentence) => {
  ;[on, channels] = [true, left]
  await show()
  await theSwitch()
  expect(said()).toContain(sentence)
})

it('says that mail is used where the browser blocks pushes', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  on = true
  await show()
  await theSwitch()
  expect(said()).toContain('Your browser is blocking push notifications, so we’ll send you an email.')
})

it('leads to the settings where every channel is off', async () => {
  ;[on, channels] = [true, { in_app: false, email: false, push: false }]
  await show()
  expect((await screen.findByRole('link', { name: 'Choose your notifications' })).getAttribute('href')).toBe(
    '/dashboard/settings?part=notices',
  )
})

it('offers pushes only where asked to, once it is on', async () => {
  server.on(getPushState, () => json({ data: { public_key: 'key', subscribed: false } }))
  await show(true)
  await theSwitch()
  expect(screen.queryByRole('switch', { name: 'Notify me on this device' })).toBeNull()
  await person.click(await theSwitch())
  expect(await screen.findByRole('switch', { name: 'Notify me on this device' })).toBeTruthy()
})

it('goes back when the server refuses, and says why', async () => {
  server.on(putNewcomerAlert, () => json({ message: 'Not now.' }, 429))
  await show()
  await person.click(await theSwitch())
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect((await theSwitch()).checked).toBe(false)
})

it('can be loaded again after an error', async () => {
  server.on(getNewcomerAlert, () => json({ message: 'no' }, 422))
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(getNewcomerAlert, () => json({ data: { on: true, channels } }))
  await person.click(again)
  expect((await theSwitch()).checked).toBe(true)
})
