// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getFeedOrder, putFeedOrder } from '../contract.ts'
import { en as suggestions } from '../locales/en.ts'
import { FeedOrderChoice } from './FeedOrderChoice.tsx'

const person = userEvent.setup({ delay: null })
const onSaved = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  onSaved.mockReset()
  startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(getFeedOrder, () => json({ data: { order: 'suggested' } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderScreen(<FeedOrderChoice onSaved={onSaved} />, { suggestions, platform })
const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

it('is saved at once', async () => {
  server.on(putFeedOrder, ({ body }) => json({ data: body }))
  await show()
  expect((await choice(/^Suggested/)).checked).toBe(true)
  await person.click(await choice(/^By activity/))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect((await choice(/^By activity/)).checked).toBe(true)
  expect(server.seen.at(-1)).toMatchObject({ endpoint: putFeedOrder, body: { order: 'activity' } })
})

it('stays where it was pressed while it is saved', async () => {
  server.on(putFeedOrder, () => new Promise(() => {}))
  await show()
  const activity = await choice(/^By activity/)
  fireEvent.click(activity)
  expect(activity.checked).toBe(true)
})

it('goes back when the server refuses, and says so', async () => {
  server.on(putFeedOrder, () => json({ message: 'Please wait a moment.' }, 429))
  await show()
  await person.click(await choice(/^By activity/))
  expect(await screen.findByText('Please wait a moment.')).toBeTruthy()
  expect((await choice(/^Suggested/)).checked).toBe(true)
  expect(onSaved).not.toHaveBeenCalled()
})

it('can be asked for again', async () => {
  server.on(getFeedOrder, () => json({ message: 'no' }, 500))
  await show()
  expect(await screen.findByText('We couldn’t load this. Please try again.')).toBeTruthy()
  server.on(getFeedOrder, () => json({ data: { order: 'activity' } }))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await choice(/^By activity/)).checked).toBe(true)
})
