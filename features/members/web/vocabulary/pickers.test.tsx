// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en } from '../../locales/vocabulary/en.ts'
import { fr } from '../../locales/vocabulary/fr.ts'
import { interestIds } from '../../vocabulary-contract.ts'
import { listVocabulary, type VocabularyChanges } from '../../vocabulary-entry-contract.ts'
import { InterestPicker } from './InterestPicker.tsx'
import { PromptSelect } from './PromptSelect.tsx'
import { SpokenLanguagePicker } from './SpokenLanguagePicker.tsx'
import { useVocabulary } from './use-vocabulary.ts'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let changes: VocabularyChanges
beforeEach(() => {
  changes = { entries: [], retired: { interests: [], prompts: [], goals: [], genders: [] } }
  server = fakeServer()
  server.on(listVocabulary, () => json({ data: changes }))
})
afterEach(cleanup)
const chosen = vi.fn()
const Interests = ({ start, most }: { start: string[]; most?: number }) => {
  const [value, setValue] = useState<readonly string[]>(start)
  const change = (next: string[]) => {
    setValue(next)
    chosen(next)
  }
  return <InterestPicker value={value} onChange={change} {...(most !== undefined && { most })} />
}
const Languages = ({ country }: { country: string }) => {
  const [value, setValue] = useState<readonly string[]>([])
  return <SpokenLanguagePicker value={value} onChange={setValue} country={country} />
}
const show = async (picker: ReactNode, vocabulary: typeof en = en, locale: Locale = 'en') => {
  await renderScreen(picker, { vocabulary }, locale)
  await screen.findByRole('searchbox')
}
const yours = () => within(screen.getByRole('list', { name: 'Your choice' })).getAllByRole('listitem')

it('opens and closes subjects, and chooses with chips', async () => {
  await show(<Interests start={[]} />)
  expect(screen.queryByRole('checkbox', { name: 'Football' })).toBeNull()
  const sport = screen.getByRole('button', { name: 'Sport' })
  await user.click(sport)
  await user.click(screen.getByRole('checkbox', { name: 'Football' }))
  expect(chosen).toHaveBeenLastCalledWith(['football'])
  expect(sport.textContent).toBe('Sport1')
  await user.click(sport)
  expect(sport.getAttribute('aria-expanded')).toBe('false')
  expect(yours().map((item) => item.textContent)).toEqual(['Football'])
})
it('finds by name without accents or case, also by the English one, and says how many', async () => {
  await show(<Interests start={[]} />, fr as typeof en, 'fr')
  const search = screen.getByRole('searchbox')
  await user.type(search, 'ECHECS')
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Échecs'])
  expect(screen.getByText('1 résultat')).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'cooking')
  expect(screen.getByRole('checkbox', { name: 'Cuisine' })).toBeTruthy()
  await user.type(search, 'xyz')
  expect(screen.getByText('Rien à ce nom. Essaie un autre mot.')).toBeTruthy()
})
it('removes nothing with Enter, and keeps the query when the choice is full', async () => {
  await show(<Interests start={['jazz']} most={1} />)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await user.type(search, 'jazz{Enter}')
  expect(search.value).toBe('')
  await user.type(search, 'football{Enter}')
  expect(search.value).toBe('football')
  expect(yours().map((item) => item.textContent)).toEqual(['Jazz'])
})
it('chooses the only thing found with Enter, and nothing among several', async () => {
  await show(<Interests start={[]} />)
  chosen.mockReset()
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search interests' })
  await user.type(search, 'foo{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  await user.type(search, 'tball{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith(['football'])
  expect(search.value).toBe('')
})
it('removes an older interest that was typed, and keeps the focus in the picker', async () => {
  await show(<Interests start={['Kite surfing', 'jazz']} />)
  await user.click(screen.getByRole('button', { name: 'Remove Kite surfing' }))
  expect(chosen).toHaveBeenLastCalledWith(['jazz'])
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})
it('chooses no more than the most, and says so', async () => {
  await show(<Interests start={interestIds.slice(0, 1)} most={2} />)
  await user.click(screen.getByRole('checkbox', { name: 'Jazz' }))
  expect(screen.getByText('2 of 2 chosen · That’s the most you can choose. Remove one to add another.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zouk' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Jazz' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zouk' }).disabled).toBe(false)
})
it('offers the languages of the country first, and finds all, also by their own names', async () => {
  await show(<Languages country="CM" />)
  expect(screen.getByRole('checkbox', { name: 'Ewondo' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Zulu' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All languages' }))
  expect(screen.getByRole('checkbox', { name: 'Zulu' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search languages' }), 'deutsch')
  await user.click(screen.getByRole('checkbox', { name: 'German' }))
  expect(yours().map((item) => item.textContent)).toEqual(['German'])
})

const kites = { list: 'interests', id: 'own_kite_surfing', name: 'Kite surfing', subject: 'sport', sensitive: false } as const
it("offers the operator's interests under their subject, and finds them by name", async () => {
  changes.entries = [kites]
  await show(<Interests start={[]} />)
  await user.click(screen.getByRole('button', { name: 'Sport' }))
  await user.click(screen.getByRole('checkbox', { name: 'Kite surfing' }))
  expect(chosen).toHaveBeenLastCalledWith(['own_kite_surfing'])
  await user.type(screen.getByRole('searchbox'), 'kité')
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Kite surfing'])
})
it('keeps a retired interest for those who have it, and offers it to nobody else', async () => {
  changes.entries = [kites]
  changes.retired.interests = ['own_kite_surfing', 'jazz', 'zouk']
  await show(<Interests start={['own_kite_surfing', 'jazz']} />)
  expect(yours().map((item) => item.textContent)).toEqual(['Jazz (no longer offered)', 'Kite surfing (no longer offered)'])
  expect(screen.queryByRole('checkbox', { name: /Zouk/ })).toBeNull()
  // A retired entry that was removed by mistake can be chosen again while the screen is open.
  const jazz = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jazz (no longer offered)' })
  await user.click(jazz)
  await user.click(jazz)
  expect(chosen).toHaveBeenLastCalledWith(['own_kite_surfing', 'jazz'])
})
it('offers the prompts of the operator, and a retired one only to who has it', async () => {
  changes.entries = [{ list: 'prompts', id: 'own_my_team', name: 'My team is', subject: null, sensitive: false }]
  changes.retired.prompts = ['own_my_team', 'proverb']
  await renderScreen(<PromptSelect label="Opening" taken={[]} chosen="own_my_team" defaultValue="own_my_team" />, { vocabulary: en })
  expect(await screen.findByRole('option', { name: 'My team is (no longer offered)' })).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('own_my_team')
  expect(screen.getByRole('option', { name: en.prompts.home_is })).toBeTruthy()
  expect(screen.queryByRole('option', { name: new RegExp(en.prompts.proverb) })).toBeNull()
})

const Name = ({ id }: { id: string }) => <p>{useVocabulary().interest(id)}</p>
it('names own entries in words of the id until their names are here, and asks for them only then', async () => {
  changes.entries = [{ ...kites, name: 'Le kitesurf' }]
  await renderScreen(<Name id="jazz" />, { vocabulary: en })
  expect(screen.getByText('Jazz')).toBeTruthy()
  expect(server.seen).toEqual([])
  cleanup()
  await renderScreen(<Name id="own_kite_surfing" />, { vocabulary: en })
  expect(screen.getByText('Kite surfing')).toBeTruthy()
  expect(await screen.findByText('Le kitesurf')).toBeTruthy()
  expect(server.seen).toHaveLength(1)
})
