// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { type AnswerValue, listProfileFields, type ProfileField } from '../contract.ts'
import { en } from '../locales/en.ts'
import { AnswerInput } from './AnswerInput.tsx'
import { AnswerList } from './AnswerList.tsx'
import { FieldFilters } from './filter/FieldFilters.tsx'
import { useFieldFilters } from './filter/use-field-filters.ts'

const user = userEvent.setup({ delay: null })
const plain = { kind: 'text', unit: '', min: null, max: null, required: false, filterable: false, retired: false, choices: [] } as const
const field = (id: string, changes: Partial<ProfileField>): ProfileField =>
  Object.assign({ id, label: id, visible_to: 'everybody' as const }, { ...plain, choices: [] }, changes)
const height = field('height00', { kind: 'number', label: 'Height', unit: 'cm', min: 100, max: 250, filterable: true })
const wishes = field('wishes00', {
  kind: 'choices',
  label: 'Wishes',
  filterable: true,
  choices: [
    { id: 'travel00', label: 'Travel', retired: false },
    { id: 'garden00', label: 'A garden', retired: true },
    { id: 'family00', label: 'A family', retired: false },
  ],
})
const motto = field('motto000', { label: 'Motto', visible_to: 'matches' })
const former = field('former00', { label: 'Star sign', retired: true })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(listProfileFields, () => json({ data: { fields: [height, wishes, motto, former] } }))
})
afterEach(cleanup)
const texts = { profile_fields: en, platform }

const answers = [
  { id: 'height00', value: 172 },
  { id: 'wishes00', value: ['travel00', 'garden00'] },
  { id: 'motto000', value: 'Slowly' },
  { id: 'former00', value: 'Leo' },
]
const shown = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

it('shows answers in words, and tells their member what others do not see', async () => {
  await renderScreen(<AnswerList answers={answers} reader="owner" />, texts)
  await screen.findByText('172 cm')
  expect(shown()).toEqual(['172 cm', 'Travel and A garden', 'Slowly', en.audience.matches, 'Leo', en.retired])
})

it('previews only what everybody sees', async () => {
  await renderScreen(<AnswerList answers={answers} reader="preview" />, texts)
  await screen.findByText('172 cm')
  expect(shown()).toEqual(['172 cm', 'Travel and A garden'])
})

it('asks the server for nothing where nobody has answered', async () => {
  await renderScreen(<AnswerList answers={undefined} />, texts)
  expect(server.seen).toEqual([])
})

const Inputs = ({ onChange }: { onChange: (value: AnswerValue | null) => void }) => {
  const [values, setValues] = useState<Record<string, AnswerValue | null>>({ wishes00: ['garden00'] })
  return [height, wishes].map((one) => (
    <AnswerInput
      key={one.id}
      field={one}
      value={values[one.id] ?? null}
      onChange={(value) => {
        setValues({ ...values, [one.id]: value })
        onChange(value)
      }}
    />
  ))
}

it('gives numbers, lists in the order of the choices, and null without an answer', async () => {
  const given: (AnswerValue | null)[] = []
  await renderScreen(<Inputs onChange={(value) => given.push(value)} />, texts)
  await user.type(screen.getByLabelText(/Height/), '18')
  await user.clear(screen.getByLabelText(/Height/))
  const chips = within(screen.getByRole('group', { name: /Wishes/ }))
  await user.click(chips.getByLabelText('A family'))
  await user.click(chips.getByLabelText('Travel'))
  await user.click(chips.getByLabelText('A garden (no longer offered)'))
  expect(given).toEqual([1, 18, null, ['garden00', 'family00'], ['travel00', 'garden00', 'family00'], ['travel00', 'family00']])
  expect(chips.queryByLabelText(/A garden/)).toBeNull()
})

const Words = ({ filter }: { filter: string }) =>
  useFieldFilters(filter).map(({ words, without }) => <p key={words}>{`${words} | ${without}`}</p>)

it('says what a filter asks, and how it is without each part', async () => {
  await renderScreen(<Words filter="height00:160..180;wishes00:travel00,family00" />, texts)
  expect(await screen.findByText('Height: 160 to 180 cm | wishes00:travel00,family00')).toBeTruthy()
  expect(screen.getByText('Wishes: Travel / A family | height00:160..180')).toBeTruthy()
})

it('filters by ranges and choices, and refuses a range that is crossed', async () => {
  const filters: (string | undefined | null)[] = []
  await renderScreen(<FieldFilters filter="height00:160.." onChange={(filter) => filters.push(filter)} />, texts)
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('160')
  expect(screen.getByText(en.filter.hint)).toBeTruthy()
  expect(screen.queryByText('A garden')).toBeNull()
  await user.click(screen.getByLabelText('A family'))
  await user.type(screen.getByLabelText('To'), '18')
  expect(screen.getByText(en.filter.crossed)).toBeTruthy()
  await user.type(screen.getByLabelText('To'), '0')
  await user.clear(screen.getByLabelText('From'))
  expect([filters[0], filters.at(1), filters.at(-2), filters.at(-1)]).toEqual([
    'height00:160..;wishes00:family00',
    null,
    'height00:160..180;wishes00:family00',
    'height00:..180;wishes00:family00',
  ])
})
