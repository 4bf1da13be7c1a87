// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { feedCard } from '#tests/support/web/feed.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { applyReaction, listReactions, listReceivedLikes } from '../../contract.ts'
import { en as reactions } from '../../locales/en.ts'
import { UnmatchQuestion } from '../UnmatchQuestion.tsx'
import { PeopleListScreen } from './PeopleListScreen.tsx'

const person = (firstname: string) => ({ ...feedCard(firstname), age: 30, at: '2026-03-01T10:00:00.000Z', matched: false })
const page = (people: readonly object[]) => json({ data: { people, next_cursor: null, count: people.length } })
const done = (reaction: string) => json({ data: { reaction, matched: false } })
const words = { reactions, members: { nearby: 'Less than 2 km away', distance: { other: '{count} km away' } }, platform }

const user = userEvent.setup({ delay: null })
const onMessage = vi.fn()
const onChanged = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onChanged.mockReset()
  const session = { id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
  startSession(session, `token-${Math.random()}`)
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})

const show = (list: 'likes' | 'admirers') =>
  renderScreen(<PeopleListScreen list={list} onMessage={onMessage} onChanged={onChanged} />, words)
/** Returns the names on the list, also while the question covers it. */
const names = () =>
  screen.queryAllByRole('article', { hidden: true }).map((tile) => within(tile).getByRole('heading', { hidden: true }).textContent)
const asked = () => server.seen.filter(({ endpoint }) => endpoint === applyReaction).map(({ params }) => params['action'])

it.each([
  ['likes', 'Take back your like for Brian', 'unlike'],
  ['admirers', 'Pass on Brian', 'dislike'],
] as const)('asks before a press on outdated %s ends a match', async (list, label, action) => {
  server.on(list === 'admirers' ? listReceivedLikes : listReactions, () => page([person('Brian')]))
  server.on(applyReaction, ({ query }) =>
    query['keep_match'] === '1' ? json({ message: 'no', code: 'reactions.matched' }, 409) : done(action === 'unlike' ? 'none' : 'disliked'),
  )
  await renderScreen(
    <>
      <PeopleListScreen list={list} onMessage={onMessage} onChanged={onChanged} />
      <UnmatchQuestion />
    </>,
    words,
  )
  await user.click(await screen.findByRole('button', { name: label }))
  const question = () => screen.findByRole('dialog', { name: 'Undo this match?' })
  await user.click(within(await question()).getByRole('button', { name: 'Keep the match' }))
  expect(names()).toEqual(['Brian, 30'])
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(within(await question()).getByRole('button', { name: 'Unmatch' }))
  await waitFor(() => expect(names()).toEqual([]))
  expect(asked()).toEqual([action, action, action])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
it.each([
  ['likes', 'Take back your like for Brian', reactions.unreachable.other],
  ['admirers', 'Like Brian', reactions.unreachable.like],
] as const)('says of %s that there is no connection, and restores the person', async (list, label, sentence) => {
  server.on(list === 'admirers' ? listReceivedLikes : listReactions, () => page([person('Brian')]))
  server.on(applyReaction, () => Promise.reject(new TypeError('Failed to fetch')))
  await show(list)
  await user.click(await screen.findByRole('button', { name: label }))
  expect(await screen.findByText(sentence.replace('{name}', 'Brian'))).toBeTruthy()
  expect(names()).toEqual(['Brian, 30'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
