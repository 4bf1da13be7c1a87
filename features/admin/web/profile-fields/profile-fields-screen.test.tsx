// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ConsoleField, listConsoleFields, putProfileField } from '#features/profile-fields/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { ProfileFieldsScreen } from './ProfileFieldsScreen.tsx'

const user = userEvent.setup({ delay: null })
const children: ConsoleField = {
  id: 'children',
  version: 3,
  order: 2,
  kind: 'choice',
  labels: { en: 'Children', fr: 'Enfants' },
  unit: '',
  min: null,
  max: null,
  required: false,
  visible_to: 'matches',
  filterable: false,
  choices: [
    { id: 'yes00000', labels: { en: 'Yes' }, retired: false },
    { id: 'no000000', labels: { en: 'No', fr: 'Non' }, retired: true },
  ],
  retired: false,
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(listConsoleFields, () => json({ data: { fields: [children] } }))
})
afterEach(cleanup)

const show = async () => {
  await renderScreen(<ProfileFieldsScreen />, { admin, platform })
  await screen.findByRole('row', { name: /2 Children One of a list Matches only/ })
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = () => server.seen.find(({ endpoint }) => endpoint === putProfileField)

it('adds a question with its limits and a reason', async () => {
  server.on(putProfileField, () => json({ data: { fields: [children] } }))
  await show()
  await press('Add a question')
  const form = await dialog('Add a question')
  await user.type(form.getByLabelText('English'), 'Height')
  await user.selectOptions(form.getByLabelText('Kind of answer'), 'number')
  await user.type(form.getByLabelText('Smallest'), '100')
  await user.type(form.getByLabelText('Largest'), '250')
  await user.type(form.getByLabelText('Unit'), 'cm')
  await user.click(form.getByLabelText(/Members can filter by it/))
  await user.type(form.getByLabelText('Reason'), 'asked for')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent()).toBeDefined())
  const typed = { labels: { en: 'Height' }, kind: 'number', unit: 'cm', min: 100, max: 250, filterable: true, reason: 'asked for' }
  const usual = { order: 3, choices: [], retired: false, required: false, visible_to: 'everybody', version: 0 }
  expect(sent()?.body).toEqual({ ...typed, ...usual })
})

it('changes the version that was read, keeps retired choices, and moves one up', async () => {
  server.on(putProfileField, () => json({ message: 'Someone else has just changed this question.' }, 409))
  await show()
  await press('Change Children')
  const form = await dialog('Change Children')
  expect(form.getByLabelText('Kind of answer').hasAttribute('disabled')).toBe(true)
  await user.click(form.getByRole('button', { name: 'Move answer 2 up' }))
  await user.type(form.getByLabelText('Reason'), 'a better order')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent()).toBeDefined())
  expect(sent()?.body).toMatchObject({ version: 3, choices: children.choices.toReversed(), visible_to: 'matches', labels: children.labels })
  await vi.waitFor(() => expect(server.seen.filter(({ endpoint }) => endpoint === listConsoleFields)).toHaveLength(2))
})

it('moves the focus to the first refused answer, also where its languages are folded', async () => {
  const refusal = { message: 'Another answer reads the same.', errors: { 'choices.1.labels.fr': ['Another answer reads the same.'] } }
  server.on(putProfileField, () => json(refusal, 422))
  await show()
  await press('Change Children')
  const form = await dialog('Change Children')
  await user.type(form.getByLabelText('Reason'), 'clearer')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const refused = await vi.waitFor(() => {
    const [, second] = form.getAllByLabelText<HTMLInputElement>('Français').slice(1)
    expect(document.activeElement).toBe(second)
    return second
  })
  expect([refused?.value, refused?.closest('details')?.open]).toEqual(['Non', true])
  expect(form.getByText('Another answer reads the same.')).toBeTruthy()
})

it('retires a question with all it has', async () => {
  server.on(putProfileField, () => json({ data: { fields: [{ ...children, retired: true }] } }))
  await show()
  await press('Retire Children')
  const form = await dialog('Retire Children')
  await user.type(form.getByLabelText('Reason'), 'too personal')
  await user.click(form.getByRole('button', { name: 'Retire' }))
  expect(await screen.findByRole('button', { name: 'Bring back Children' })).toBeTruthy()
  const { id: _, ...settings } = children
  expect(sent()?.body).toEqual({ ...settings, retired: true, reason: 'too personal' })
})
