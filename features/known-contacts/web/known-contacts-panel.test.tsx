// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { sessionUser } from '#tests/support/web/account.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { addKnownContacts, clearKnownContacts, getKnownContacts, knownContactErrors, removeKnownContacts } from '../contract.ts'
import { en as known_contacts } from '../locales/en.ts'
import { KnownContactsPanel } from './KnownContactsPanel.tsx'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let stored = { numbers: 0, addresses: 0, has_number: true, has_address: true }
beforeEach(() => {
  startSession(sessionUser, `token-${Math.random()}`)
  stored = { numbers: 0, addresses: 0, has_number: true, has_address: true }
  server = fakeServer()
  server.on(getKnownContacts, () => json({ data: stored }))
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})
const show = () => renderScreen(<KnownContactsPanel />, { known_contacts, platform })
const field = () => screen.findByRole('textbox', { name: /^Phone numbers or email addresses/ })

it('adds what is typed, one on each line, and says how many are named', async () => {
  server.on(addKnownContacts, ({ body }) => {
    stored = { ...stored, numbers: (body as { contacts: string[] }).contacts.length }
    return json({ data: { ...stored, unreadable: 1 } })
  })
  await show()
  expect(await screen.findByText('You haven’t added anyone yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove these' })).toBeNull()
  await user.type(await field(), '0670 11 22 33{Enter}+234 803 123 4567{Enter}{Enter}0670 11 22 33')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('2 numbers')).toBeTruthy()
  expect(server.seen.find(({ endpoint }) => endpoint === addKnownContacts)?.body).toEqual({
    contacts: ['0670 11 22 33', '+234 803 123 4567'],
  })
  expect(await field()).toHaveProperty('value', '')
})

it('says that something must be typed, and shows a refusal at the field', async () => {
  await show()
  await field()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(server.seen.some(({ endpoint }) => endpoint === addKnownContacts)).toBe(false)
  server.on(addKnownContacts, () => json({ message: 'You can add 500 people at most.', code: knownContactErrors.full.code }, 422))
  await user.type(await field(), 'uncle@example.com')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('You can add 500 people at most.')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'uncle@example.com')
})

it('takes some back by typing them again, and all after a question', async () => {
  stored = { ...stored, numbers: 2, addresses: 1, has_number: false }
  server.on(removeKnownContacts, () => json({ data: { ...stored, unreadable: 0 } }))
  server.on(clearKnownContacts, () => {
    stored = { ...stored, numbers: 0, addresses: 0 }
    return json({ data: stored })
  })
  await show()
  expect(await screen.findByText('2 numbers · 1 email address')).toBeTruthy()
  expect(screen.getByText(known_contacts.needsNumber)).toBeTruthy()
  await user.type(await field(), 'aunt@example.com')
  await user.click(screen.getByRole('button', { name: 'Remove these' }))
  await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === removeKnownContacts)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(server.seen.some(({ endpoint }) => endpoint === clearKnownContacts)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  const buttons = await screen.findAllByRole('button', { name: 'Remove all' })
  await user.click(buttons.at(-1) as HTMLElement)
  expect(await screen.findByText('You haven’t added anyone yet.')).toBeTruthy()
})

it('fills the field from the contacts of the device, and sends nothing by itself', async () => {
  const select = vi.fn(() => Promise.resolve([{ tel: ['+237 670 11 22 33'], email: ['aunt@example.com'] }, { tel: [] }]))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { contacts: { select } }))
  await show()
  await field()
  await user.click(screen.getByRole('button', { name: 'Choose from my contacts' }))
  await waitFor(async () => expect(await field()).toHaveProperty('value', '+237 670 11 22 33\naunt@example.com'))
  expect(select).toHaveBeenCalledWith(['tel', 'email'], { multiple: true })
  expect(server.seen.some(({ endpoint }) => endpoint === addKnownContacts)).toBe(false)
})
