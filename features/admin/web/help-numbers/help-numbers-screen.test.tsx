// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HelpNumber, listHelpNumbers } from '#features/site/help-numbers-contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { deleteHelpNumber, putHelpNumber } from '../../help-numbers-contract.ts'
import { en as admin } from '../../locales/en.ts'
import { HelpNumbersScreen } from './HelpNumbersScreen.tsx'

const user = userEvent.setup({ delay: null })
const police: HelpNumber = {
  id: '68656c70-0000-4000-8000-000000000001',
  country: 'ZA',
  kind: 'police',
  number: '10111',
  source: 'https://police.example/numbers',
  dated: '2020-05-11',
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(listHelpNumbers, () => json({ data: { numbers: [police] } }))
})
afterEach(cleanup)

const show = () => renderScreen(<HelpNumbersScreen />, { admin, platform })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const last = () => server.seen.at(-1)

it('adds a number with its source and a reason', async () => {
  const added = { ...police, id: '68656c70-0000-4000-8000-000000000002', country: 'CM', number: '117' }
  server.on(putHelpNumber, () => json({ data: { numbers: [added, police] } }))
  await show()
  await screen.findByRole('row', { name: /South Africa Police 10111 police.example May 11, 2020/ })
  await press('Add a number')
  const form = await dialog('Add a number')
  await user.selectOptions(form.getByLabelText('Country'), 'CM')
  await user.selectOptions(form.getByLabelText('For'), 'police')
  await user.type(form.getByLabelText('Number'), '117')
  await user.type(form.getByLabelText('Source'), police.source)
  await user.type(form.getByLabelText('Date of the source'), police.dated)
  await user.type(form.getByLabelText('Reason'), 'published today')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('row', { name: /Cameroon Police 117/ })).toBeTruthy()
  const { id: _id, ...fields } = added
  expect(server.seen.find(({ endpoint }) => endpoint === putHelpNumber)?.body).toEqual({ ...fields, reason: 'published today' })
})

it('changes a number under its id, and shows an error beside its field', async () => {
  server.on(putHelpNumber, () => json({ message: 'No.', errors: { number: ['Please check this.'] } }, 422))
  await show()
  await screen.findByRole('row', { name: /10111/ })
  await press('Change')
  const form = await dialog('Change')
  await user.type(form.getByLabelText('Reason'), 'a new line')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please check this.')).toBeTruthy()
  expect(last()).toMatchObject({ endpoint: putHelpNumber, params: { id: police.id } })
})

it('removes a number after asking', async () => {
  server.on(deleteHelpNumber, () => json({ data: { numbers: [] } }))
  await show()
  await screen.findByRole('row', { name: /10111/ })
  await press('Remove')
  const form = await dialog('Remove 10111?')
  await user.type(form.getByLabelText('Reason'), 'out of service')
  await user.click(form.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No number is listed.')).toBeTruthy()
})
