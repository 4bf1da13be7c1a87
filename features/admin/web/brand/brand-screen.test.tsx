// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeBrand, type ConsoleBrand, getBrand } from '#features/brand/contract.ts'
import { loadBrandLocale } from '#features/brand/web/index.ts'
import { defaultColours } from '#platform/shared/brand/colours.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { BrandScreen } from './BrandScreen.tsx'

// Frames need a real browser.
vi.mock('./PreviewFrame.tsx', () => ({ PreviewFrame: () => null }))

const user = userEvent.setup({ delay: null })
const addresses = { facebook: null, twitter: null, instagram: null, youtube: null }
const stored: ConsoleBrand = {
  name: null,
  colours: null,
  font: 'own',
  support_email: null,
  social_urls: addresses,
  logo: null,
  version: 4,
  configured: { support_email: 'desk@ndloo.example', social_urls: { ...addresses, youtube: 'https://video.example/ours' } },
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(getBrand, () => json({ data: stored }))
})
afterEach(cleanup)

const show = async () => {
  await renderScreen(<BrandScreen />, { admin, platform, ...(await loadBrandLocale('en')) })
  await screen.findByLabelText('Name')
}
const save = async () => {
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the brand' }))
  await user.type(dialog.getByLabelText('Reason'), 'our own name')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
}
const sent = () => server.seen.find(({ endpoint }) => endpoint === changeBrand)?.body

it('sends what was changed with the version that was seen; blank fields are nothing', async () => {
  server.on(changeBrand, () => json({ data: { ...stored, name: 'Baobab', version: 5 } }))
  await show()
  expect(screen.getByText('Blank: https://video.example/ours')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Name'), 'Baobab')
  await save()
  await screen.findByText(/^Saved\./)
  const { configured: _, ...settings } = stored
  expect(sent()).toEqual({ ...settings, name: 'Baobab', version: 4, reason: 'our own name' })
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

it('names a pair that is too hard to read while it is chosen', async () => {
  await show()
  fireEvent.change(screen.getByLabelText(/^Text on the main colour/), { target: { value: '#f2a33a' } })
  expect(
    await screen.findByText('Light: Text on the main colour on Main colour has a contrast of 2.6. It needs at least 4.5.'),
  ).toBeTruthy()
})

it('shows the server’s errors beside the fields, and keeps what was typed', async () => {
  const errors = { 'colours.dark.ink': ['Hard to read.'], support_email: ['Not an address.'] }
  server.on(changeBrand, () => json({ message: 'No.', errors }, 422))
  await show()
  await user.type(screen.getByLabelText('Support address'), 'nobody')
  await save()
  expect(await screen.findByText('Not an address.')).toBeTruthy()
  await user.click(screen.getByLabelText('Dark'))
  expect(screen.getByText('Hard to read.')).toBeTruthy()
  expect(screen.getByLabelText('Support address')).toHaveProperty('value', 'nobody')
  fireEvent.change(screen.getByLabelText(/^Text#/), { target: { value: '#fefefe' } })
  expect(screen.queryByText('Hard to read.')).toBeNull()
  expect(screen.getByText('Not an address.')).toBeTruthy()
})

it('resets everything, and offers it only when something was chosen', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Reset everything' })).toHaveProperty('disabled', true)
  cleanup()
  server.on(getBrand, () => json({ data: { ...stored, name: 'Baobab', colours: { ...defaultColours }, font: 'serif' } }))
  server.on(changeBrand, () => json({ data: { ...stored, version: 5 } }))
  await show()
  await user.click(screen.getByRole('button', { name: 'Reset everything' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'back to the start')
  await user.click(dialog.getByRole('button', { name: 'Reset everything' }))
  await screen.findByText(/^Saved\./)
  expect(sent()).toMatchObject({ name: null, colours: null, font: 'own', version: 4 })
})
