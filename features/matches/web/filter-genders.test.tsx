// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listVocabulary } from '#features/members/vocabulary-entry-contract.ts'
import { listProfileFields } from '#features/profile-fields/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { ownGenders } from '#tests/support/web/vocabulary.ts'
import type { FeedFilter } from '../contract.ts'
import { en as matches } from '../locales/en.ts'
import { useActiveFilters } from './active-filters.ts'
import { FilterForm } from './FilterForm.tsx'

// Texts of other features that these screens show.
const members = { ranges: { age: { label: 'Age' } } }
const person = userEvent.setup({ delay: null })
const onApply = vi.fn()
beforeEach(() => {
  onApply.mockReset()
  const server = fakeServer()
  server.on(listVocabulary, () => json(ownGenders))
  server.on(listProfileFields, () => json({ data: { fields: [] } }))
})
afterEach(cleanup)

const Chips = ({ filter }: { filter: FeedFilter }) => <p>{useActiveFilters(filter).map(({ words }) => words)}</p>
const show = (filter: FeedFilter) =>
  renderScreen(
    <>
      <Chips filter={filter} />
      <FilterForm id="filter" filter={filter} hasPlace onApply={onApply} />
      <button type="submit" form="filter">
        Apply
      </button>
    </>,
    { matches, members, platform },
  )
const genders = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'filter-gender')

it('has the genders of the operator after the three of the specification', async () => {
  await show({})
  await person.click(await screen.findByRole('radio', { name: 'Non-binary' }))
  expect(genders().map(({ value }) => value)).toEqual(['both', 'male', 'female', 'own_gender_4'])
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ gender: 'own_gender_4' }))
})

it('keeps a retired gender that is filtered by, and names it in the active filters', async () => {
  await show({ gender: 'own_gender_9' })
  const couple = await screen.findByRole<HTMLInputElement>('radio', { name: 'Couple' })
  expect(couple.checked).toBe(true)
  expect(screen.getAllByText('Couple').length).toBeGreaterThan(1)
})
