// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ConsoleEntry, listConsoleVocabulary, putVocabularyEntry } from '#features/members/vocabulary-entry-contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { vocabulary } from '#tests/support/web/vocabulary.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { newEntryId } from './entry-draft.ts'
import { VocabularyScreen } from './VocabularyScreen.tsx'

const user = userEvent.setup({ delay: null })
const namesOf = (name: string) => ({ en: name, es: `${name} es`, fr: `${name} fr`, pt: `${name} pt`, sw: `${name} sw` })
const jazz: ConsoleEntry = {
  list: 'interests',
  id: 'jazz',
  own: false,
  names: namesOf('Jazz'),
  subject: 'music',
  sensitive: false,
  retired: false,
  version: 0,
}
const scouts: ConsoleEntry = {
  ...jazz,
  id: 'own_scouts',
  own: true,
  names: namesOf('Scouts'),
  subject: 'community',
  sensitive: true,
  version: 2,
}
const marriage: ConsoleEntry = { ...jazz, list: 'goals', id: 'marriage', names: namesOf('Marriage'), subject: null }
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(listConsoleVocabulary, () => json({ data: { entries: [jazz, scouts, marriage] } }))
  server.on(putVocabularyEntry, () => json({ data: { entries: [jazz, { ...scouts, retired: true }, marriage] } }))
})
afterEach(cleanup)

const show = async () => {
  await renderScreen(<VocabularyScreen />, { admin, platform, vocabulary })
  await screen.findByRole('row', { name: /Scouts Faith and community Only the member, unless they show it Yours offered/ })
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = () => server.seen.find(({ endpoint }) => endpoint === putVocabularyEntry)

it('adds an interest in five languages, and refuses a name that another entry has before it is sent', async () => {
  await show()
  await press('Add an entry')
  const form = await dialog('Add an entry')
  const fill = async (language: string, name: string) => {
    await user.clear(form.getByLabelText(language))
    await user.type(form.getByLabelText(language), name)
  }
  await fill('English', 'Kite surfing')
  await fill('Español', 'Kitesurf')
  await fill('Français', 'JÀZZ fr')
  await fill('Português', 'Kitesurfe')
  await fill('Kiswahili', 'Kuteleza')
  await user.selectOptions(form.getByLabelText('Subject'), 'sport')
  await user.type(form.getByLabelText('Reason'), 'asked for')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText(vocabulary.errors.duplicate)).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Français'))
  expect(sent()).toBeUndefined()
  await fill('Français', 'Kitesurf')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent()).toBeDefined())
  expect(sent()?.params).toMatchObject({ list: 'interests', id: 'own_kite_surfing' })
  const names = { en: 'Kite surfing', es: 'Kitesurf', fr: 'Kitesurf', pt: 'Kitesurfe', sw: 'Kuteleza' }
  expect(sent()?.body).toEqual({ names, subject: 'sport', sensitive: false, retired: false, version: 0, reason: 'asked for' })
})

it('changes the version that was read, and cannot make a sensitive interest visible', async () => {
  server.on(putVocabularyEntry, () => json({ message: 'Someone else has just changed this entry.' }, 409))
  await show()
  await press('Change Scouts')
  const form = await dialog('Change Scouts')
  expect(form.getByLabelText(/Reveals faith/).hasAttribute('disabled')).toBe(true)
  await user.type(form.getByLabelText('English'), ' and guides')
  await user.type(form.getByLabelText('Reason'), 'a better name')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent()).toBeDefined())
  expect(sent()?.body).toMatchObject({ version: 2, sensitive: true, names: { en: 'Scouts and guides', fr: 'Scouts fr' } })
  await vi.waitFor(() => expect(server.seen.filter(({ endpoint }) => endpoint === listConsoleVocabulary)).toHaveLength(2))
})

it('retires an own entry; a built-in one can be retired, but not renamed', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Change Jazz' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Retire Jazz' })).toBeTruthy()
  await press('Retire Scouts')
  const form = await dialog('Retire Scouts')
  await user.type(form.getByLabelText('Reason'), 'too personal')
  await user.click(form.getByRole('button', { name: 'Retire' }))
  expect(await screen.findByRole('button', { name: 'Bring back Scouts' })).toBeTruthy()
  expect(sent()?.body).toMatchObject({ names: scouts.names, retired: true, version: 2 })
})

it('shows another list, and finds by name', async () => {
  await show()
  await user.type(screen.getByLabelText('Search by name'), 'zz')
  expect(screen.queryByRole('button', { name: 'Retire Scouts' })).toBeNull()
  await user.clear(screen.getByLabelText('Search by name'))
  await user.selectOptions(screen.getByLabelText('List'), 'goals')
  expect(screen.getByRole('button', { name: 'Retire Marriage' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retire Jazz' })).toBeNull()
})

it('adds a gender under the first number that is free, and says what adding and retiring mean', async () => {
  const man: ConsoleEntry = { ...jazz, list: 'genders', id: 'male', names: namesOf('Man'), subject: null }
  const first: ConsoleEntry = { ...man, id: 'own_gender_4', own: true, names: namesOf('Non-binary'), version: 1 }
  server.on(listConsoleVocabulary, () => json({ data: { entries: [scouts, man, first] } }))
  await show()
  await user.selectOptions(screen.getByLabelText('List'), 'genders')
  await press('Retire Non-binary')
  const retire = await dialog('Retire Non-binary')
  expect(retire.getByText(/no longer offered to those who sign up/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await press('Add an entry')
  const form = await dialog('Add an entry')
  expect(form.getByText(/nine genders/)).toBeTruthy()
  expect(form.queryByLabelText('Subject')).toBeNull()
  for (const language of ['English', 'Español', 'Français', 'Português', 'Kiswahili'])
    await user.type(form.getByLabelText(language), 'Couple')
  await user.type(form.getByLabelText('Reason'), 'asked for')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent()).toBeDefined())
  expect(sent()?.params).toMatchObject({ list: 'genders', id: 'own_gender_5' })
})

it('makes ids from the English name that no entry has', () => {
  expect(newEntryId('interests', ' Café & Thé! ', [])).toBe('own_cafe_the')
  expect(newEntryId('interests', 'Scouts', [scouts])).toBe('own_scouts_2')
  expect(newEntryId('interests', 'Scouts', [scouts, { ...scouts, id: 'own_scouts_2' }])).toBe('own_scouts_3')
  expect(newEntryId('interests', '…', [])).toBe('own_entry')
  expect(newEntryId('interests', 'a very long name of an interest that goes on', []).length).toBeLessThanOrEqual(36)
})
