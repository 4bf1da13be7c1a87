// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listVocabulary } from '#features/members/vocabulary-entry-contract.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { ownGenders } from '#tests/support/web/vocabulary.ts'
import { initialSettings, settingsTexts } from '#tests/support/web/account.ts'
import type { Settings } from '../../../contract.ts'
import { DiscoverySettings } from './DiscoverySettings.tsx'

const person = userEvent.setup({ delay: null })
const save = vi.fn()
beforeEach(() => {
  save.mockReset()
  fakeServer().on(listVocabulary, () => json(ownGenders))
})
afterEach(cleanup)

const show = async (privacy: Partial<Settings['privacy']>) => {
  const settings = { ...initialSettings, privacy: { ...initialSettings.privacy, ...privacy } }
  await renderScreen(<DiscoverySettings settings={settings} save={save} saved={false} />, settingsTexts)
  await screen.findByRole('checkbox', { name: 'Non-binary' })
}
const press = (name: string) => person.click(screen.getByRole('checkbox', { name }))
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map(({ labels }) => labels?.[0]?.textContent)

it('shows everybody as all genders, and leaving one out names the others', async () => {
  await show({ seek: ['male', 'female', 'other'], seek_exactly: false })
  expect(checked()).toEqual(['Man', 'Woman', 'Other', 'Non-binary'])
  await press('Non-binary')
  expect(save).toHaveBeenLastCalledWith({ privacy: { seek: ['male', 'female', 'other'], seek_exactly: true } })
})

it('shows the three built-in genders where exactly these are sought, and all together become everybody', async () => {
  await show({ seek: ['male', 'female', 'other'], seek_exactly: true })
  expect(checked()).toEqual(['Man', 'Woman', 'Other'])
  await press('Non-binary')
  expect(save).toHaveBeenLastCalledWith({ privacy: { seek: ['male', 'female', 'other'], seek_exactly: false } })
})

it('keeps a retired gender that is sought', async () => {
  await show({ seek: ['male', 'own_gender_9'], seek_exactly: true })
  expect(checked()).toEqual(['Man', 'Couple'])
  await press('Woman')
  expect(save).toHaveBeenLastCalledWith({ privacy: { seek: ['male', 'female', 'own_gender_9'], seek_exactly: true } })
})
