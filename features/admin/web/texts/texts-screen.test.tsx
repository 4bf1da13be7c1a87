// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { listTexts, putText, type ServiceText } from '../../texts-contract.ts'
import { TextsScreen } from './TextsScreen.tsx'

const user = userEvent.setup({ delay: null })
const welcome: ServiceText = { key: 'site.header.welcome', english: 'Welcome, {name}', original: 'Welcome, {name}', text: null }
let server: ReturnType<typeof fakeServer>
let texts: ServiceText[]
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  texts = [welcome]
  server = fakeServer()
  server.on(listTexts, () => json({ data: { texts, found: texts.length, replaced: texts.filter(({ text }) => text !== null).length } }))
})
afterEach(cleanup)

const show = () => renderScreen(<TextsScreen />, { admin, platform })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const sent = () => server.seen.find(({ endpoint }) => endpoint === putText)?.body

it('shows the original and a preview, and sends what was there before', async () => {
  server.on(putText, () => json({ data: { text: welcome } }))
  await show()
  await screen.findByRole('row', { name: /site.header.welcome Welcome, \{name\}/ })
  await press('Change')
  const form = within(await screen.findByRole('dialog', { name: 'Change' }))
  const field = form.getByLabelText('Your text')
  await user.clear(field)
  await user.type(field, 'Karibu {{name}!')
  expect(form.getByRole('heading', { name: 'Preview' }).parentElement?.textContent).toBe('PreviewKaribu {name}!')
  await user.type(form.getByLabelText('Reason'), 'our own words')
  texts = [{ ...welcome, text: 'Karibu {name}!' }]
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('row', { name: /Karibu \{name\}!/ })).toBeTruthy()
  expect(sent()).toEqual({ locale: 'en', key: welcome.key, text: 'Karibu {name}!', before: null, reason: 'our own words' })
})

it('shows the original again after asking, and an error beside the text', async () => {
  texts = [{ ...welcome, text: 'Karibu {name}!' }]
  server.on(putText, () => json({ message: 'No.', errors: { reason: ['Say why.'] } }, 422))
  await show()
  await screen.findByRole('row', { name: /Karibu/ })
  await press('Reset')
  const form = within(await screen.findByRole('dialog', { name: 'Show the original again?' }))
  expect(form.queryByLabelText('Your text')).toBeNull()
  await user.type(form.getByLabelText('Reason'), 'x')
  await user.click(form.getByRole('button', { name: 'Reset' }))
  expect(await form.findByText('Say why.')).toBeTruthy()
  expect(sent()).toMatchObject({ text: null, before: 'Karibu {name}!' })
})
