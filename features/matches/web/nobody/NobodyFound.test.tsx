// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getPushState } from '#features/notifications/contract.ts'
import { getTownSize } from '#features/town-figures/contract.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { startSession } from '#platform/web/client/session.ts'
import { feedCard as card, feedPage as page } from '#tests/support/web/feed.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getNewcomerAlert, listMatches } from '../../contract.ts'
import { en as matches } from '../../locales/en.ts'
import { MatchesScreen } from '../MatchesScreen.tsx'

// Texts of other features that these tests look for.
const reactions = { dislike: 'Pass on {name}', passed: 'You passed on {name}.', nameAge: '{name}, {age}' }

const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  startSession(user, `token-${Math.random()}`)
  server = fakeServer()
  server.on(getPushState, () => json({ data: { public_key: null, subscribed: false } }))
  server.on(getNewcomerAlert, () => json({ data: { on: false, channels: { in_app: true, email: true, push: false } } }))
})
afterEach(cleanup)

it('says about how few people are around, where that is known', async () => {
  server.on(listMatches, () => page([]))
  server.on(getTownSize, () => json({ data: { fewer_than: 50 } }))
  await show()
  expect(await screen.findByText(/within about 100 km of you, fewer than 50 people were here this month/)).toBeTruthy()
})
const show = (search: Record<string, string> = {}) =>
  renderScreen(
    <MatchesScreen search={search} onSearch={() => {}} filterOpen={false} onFilterOpenChange={() => {}} onChanged={() => {}} />,
    { matches, reactions, platform },
  )

it('says honestly whether everybody was seen, near or anywhere, or nobody was ever there', async () => {
  server.on(listMatches, () => page([], { seen_everyone: false }))
  await show()
  expect(await screen.findByText('Nobody new fits within your distance. Try looking a little further away.')).toBeTruthy()
  cleanup()
  server.on(listMatches, () => page([], { seen_everyone: true }))
  await show()
  expect(await screen.findByText('There’s nobody new within your distance. Try looking a little further away.')).toBeTruthy()
  cleanup()
  server.on(listMatches, () => page([], { seen_everyone: false, widens: true, filter: { distance: 'any' } }))
  await show()
  expect(await screen.findByText('Nobody who fits you has joined yet, near or far. That can change any day.')).toBeTruthy()
})
it('has seen everyone once the last person on the screen has an answer', async () => {
  server.on(listMatches, () => page([card('Brian')]))
  server.on(applyReaction, () => json({ data: { reaction: 'disliked', matched: false } }))
  await show()
  await person.click(await screen.findByRole('button', { name: 'Pass on Brian' }))
  expect(await screen.findByText('You’ve seen everyone')).toBeTruthy()
})
it('offers the alert where nobody is and at the end, but not for a name or to a guest', async () => {
  const offered = () => screen.findByRole('switch', { name: /Tell me when someone new fits/ })
  server.on(listMatches, () => page([]))
  await show()
  expect(await offered()).toBeTruthy()
  cleanup()
  server.on(listMatches, () => page([], { filter: { name: 'Zed' } }))
  await show({ name: 'Zed' })
  await screen.findByText('Nobody by that name')
  expect(screen.queryByRole('switch')).toBeNull()
  cleanup()
  server.on(listMatches, () => page([card('Brian')]))
  await show()
  expect(await offered()).toBeTruthy()
  cleanup()
  setCanParticipate(false)
  await show()
  await screen.findByText(/That’s everyone/)
  expect(screen.queryByRole('switch')).toBeNull()
})
