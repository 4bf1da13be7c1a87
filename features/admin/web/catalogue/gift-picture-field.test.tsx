// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { giftWords } from '#tests/support/web/gift-words.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import * as contract from '../../catalogue-contract.ts'
import { en as admin } from '../../locales/en.ts'
import { GiftCatalogueTable } from './GiftCatalogueTable.tsx'

const user = userEvent.setup({ delay: null })
const [first, second] = ['1'.repeat(24), '2'.repeat(24)]
const rose: contract.GiftItem = {
  id: '61f70001-0000-4000-8000-000000000001',
  names: { en: 'Rose' },
  icon: 'rose',
  picture: null,
  price: '1.00',
  order: 1,
  active: true,
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(contract.uploadGiftPicture, () => json({ data: { picture: second } }, 201))
  server.on(contract.changeGiftItem, () => json({ data: { gifts: [rose] } }))
})
afterEach(cleanup)

/** Opens the dialog that changes the rose. */
const open = async (picture: string | null) => {
  server.on(contract.listGiftItems, () => json({ data: { gifts: [{ ...rose, picture }] } }))
  await renderScreen(<GiftCatalogueTable />, { admin, gifts: giftWords, platform })
  await user.click(await screen.findByRole('button', { name: 'Change Rose' }))
  return within(await screen.findByRole('dialog', { name: 'Change Rose' }))
}
type Form = Awaited<ReturnType<typeof open>>
const choose = (form: Form) => user.upload(form.getByLabelText('Own picture'), new File(['x'], 'rose.png', { type: 'image/png' }))
const apply = async (form: Form) => {
  await user.type(form.getByLabelText('Reason'), 'our own roses')
  await user.click(form.getByRole('button', { name: 'Apply' }))
}
const sent = () => server.seen.find(({ endpoint }) => endpoint === contract.changeGiftItem)?.body
/** Paths of the pictures below an element, in order; undefined for a drawn icon. */
const pictures = (form: Form) =>
  form.getAllByRole('figure').map((figure) => {
    const source = figure.querySelector('img')?.getAttribute('src')
    return source === undefined || source === null ? undefined : new URL(source).pathname
  })

it('shows the uploaded picture beside the one before, and saves it', async () => {
  const form = await open(first)
  expect(pictures(form)).toEqual([`/gift-pictures/${first}/256.webp`])
  await choose(form)
  expect(await form.findByText('After saving')).toBeTruthy()
  expect(pictures(form)).toEqual([`/gift-pictures/${first}/256.webp`, `/gift-pictures/${second}/256.webp`])
  await apply(form)
  await waitFor(() => expect(sent()).toMatchObject({ picture: second, icon: 'rose' }))
})

it('goes back to the drawn picture', async () => {
  const form = await open(first)
  await user.click(form.getByRole('button', { name: 'Back to the drawn one' }))
  expect(pictures(form)).toEqual([`/gift-pictures/${first}/256.webp`, undefined])
  expect(form.queryByRole('button', { name: 'Back to the drawn one' })).toBeNull()
  await apply(form)
  await waitFor(() => expect(sent()).toMatchObject({ picture: null }))
})

it('leaves out a picture that was not changed, so that a change in another tab stays', async () => {
  const form = await open(first)
  await apply(form)
  await waitFor(() => expect(sent()).toBeDefined())
  expect(sent()).not.toHaveProperty('picture')
})

it('shows why a file is refused, and sends nothing while a file is being uploaded', async () => {
  server.on(contract.uploadGiftPicture, () => json({ message: 'No.', errors: { picture: ['This is no picture.'] } }, 422))
  const form = await open(null)
  await choose(form)
  expect(await form.findByText('This is no picture.')).toBeTruthy()
  let finish: (response: Response) => void = () => {}
  server.on(contract.uploadGiftPicture, () => new Promise<Response>((resolve) => (finish = resolve)))
  await choose(form)
  await apply(form)
  finish(json({ data: { picture: second } }, 201))
  expect(await form.findByText('After saving')).toBeTruthy()
  expect(sent()).toBeUndefined()
  await user.click(form.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(sent()).toMatchObject({ picture: second }))
})

it('shows the server’s error for a picture that is gone, and offers a new gift the field, too', async () => {
  server.on(contract.changeGiftItem, () => json({ message: 'No.', errors: { picture: ['It is gone.'] } }, 422))
  const form = await open(null)
  await choose(form)
  await form.findByText('After saving')
  await apply(form)
  expect(await form.findByText('It is gone.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.on(contract.addGiftItem, () => json({ data: { gifts: [rose] } }, 201))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const empty = within(await screen.findByRole('dialog'))
  await choose(empty)
  await empty.findByText('After saving')
  await apply(empty)
  await waitFor(() =>
    expect(server.seen.find(({ endpoint }) => endpoint === contract.addGiftItem)?.body).toMatchObject({ picture: second }),
  )
})
