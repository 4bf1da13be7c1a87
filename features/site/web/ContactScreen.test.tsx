// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { contactUs } from '../contract.ts'
import { en as landing } from '../locales/public/en.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactScreen } from './ContactScreen.tsx'

const { contact } = landing
const person = userEvent.setup({ delay: null })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => person.click(screen.getByRole('button', { name: contact.submit }))
const fill = async () => {
  await person.type(field(contact.name), 'Esi Mensah')
  await person.type(field(contact.email), 'esi@ndloo.example')
  await person.type(field(contact.message), 'When do you open in Kumasi?')
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  server = fakeServer()
  await renderScreen(<ContactScreen />, { platform, public: landing })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the contact form', () => {
  it('shows an error under each invalid field, and sends nothing', async () => {
    await person.type(field(contact.email), 'esi@')
    await send()
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
    expect(screen.getAllByText('this field is required')).toHaveLength(2)
    await person.type(field(contact.message), 'Hello')
    expect(await screen.findByText('This is too short.')).toBeTruthy()
    expect(field(contact.name).getAttribute('aria-invalid')).toBe('true')
    expect(server.seen).toHaveLength(0)
  })
  it('sends once after several clicks, and shows where the answer goes', async () => {
    let answer: (response: Response) => void = () => {}
    server.on(contactUs, () => new Promise((resolve) => (answer = resolve)))
    await fill()
    await send()
    await send()
    await waitFor(() => expect(server.seen).toHaveLength(1))
    answer(json({ message: 'Thank you' }, 202))
    expect(await screen.findByText('We’ll answer to esi@ndloo.example, usually within two working days.')).toBeTruthy()
    expect(server.seen.map(({ body }) => body)).toEqual([
      { name: 'Esi Mensah', email: 'esi@ndloo.example', message: 'When do you open in Kumasi?' },
    ])
    await person.click(screen.getByRole('button', { name: contact.another }))
    expect(field(contact.message).value).toBe('')
  })
  it('sends nothing for a click that comes after it was sent and before it is gone', async () => {
    cleanup()
    server.on(contactUs, () => json({ message: 'Thank you' }, 202))
    const onSent = vi.fn()
    await renderScreen(<ContactForm onSent={onSent} />, { platform, public: landing })
    await fill()
    await send()
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: contact.submit }).getAttribute('aria-busy')).not.toBe('true'))
    expect(server.seen).toHaveLength(1)
  })
  it('has the name and address of a member already, open to change', async () => {
    cleanup()
    startSession({ id: '1', _id: '1', firstname: 'Esi', lastname: 'Mensah', email: 'esi@ndloo.example', locale: 'en' }, 'secret')
    server.on(contactUs, () => json({ message: 'Thank you' }, 202))
    await renderScreen(<ContactScreen />, { platform, public: landing })
    expect([field(contact.name).value, field(contact.email).value, field(contact.message).value]).toEqual([
      'Esi Mensah',
      'esi@ndloo.example',
      '',
    ])
    await person.clear(field(contact.email))
    await person.type(field(contact.email), 'work@ndloo.example')
    await person.type(field(contact.message), 'When do you open in Kumasi?')
    await send()
    await waitFor(() => expect(server.seen.at(-1)?.body).toMatchObject({ name: 'Esi Mensah', email: 'work@ndloo.example' }))
    resetSession()
  })
  it('keeps its content after an error, and can be sent again', async () => {
    server.on(contactUs, () => json({ message: 'That was a lot at once.' }, 429))
    await fill()
    await send()
    expect((await screen.findByText('That was a lot at once.')).closest('[role=alert]')).toBeTruthy()
    expect(field(contact.message).value).toBe('When do you open in Kumasi?')
    server.on(contactUs, () => Promise.reject(new TypeError('network')))
    await send()
    expect(await screen.findByText(contact.failed)).toBeTruthy()
    server.on(contactUs, () => json({ message: 'Check.', errors: { email: ['Nobody lives there.'] } }, 422))
    await send()
    expect(await screen.findByText('Nobody lives there.')).toBeTruthy()
    expect(field(contact.email).getAttribute('aria-invalid')).toBe('true')
    server.on(contactUs, () => json({ message: 'Thank you' }, 202))
    await send()
    expect(await screen.findByText(contact.sent)).toBeTruthy()
  })
})
