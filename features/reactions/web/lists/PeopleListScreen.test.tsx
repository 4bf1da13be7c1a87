// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { likeEvent, type ListedPerson, listReactions, listReceivedLikes, matchEvent, applyReaction } from '../../contract.ts'
import { en as reactions } from '../../locales/en.ts'
import { PeopleListScreen } from './PeopleListScreen.tsx'
import { MatchDialog } from '../MatchDialog.tsx'

const told = vi.hoisted(() => new Set<(name: string, payload: unknown) => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => {},
    onAny: (listener: (name: string, payload: unknown) => void) => told.add(listener),
    connect: () => {},
    disconnect: () => {},
  }),
}))
const tell = (name: string, payload: unknown) => act(() => told.forEach((listener) => listener(name, payload)))

const members = { online: 'Online', nearby: 'Less than 2 km away', distance: { other: '{count} km away' } }
const person = (firstname: string, fields: Partial<ListedPerson> = {}): ListedPerson => ({
  id: `id-${firstname}`,
  firstname,
  lastname: 'X',
  age: 30,
  active: false,
  last_seen: null,
  country: { code: 'CM', name: 'Cameroon' },
  location: null,
  distance: 3,
  image: null,
  image_blur: null,
  images: [],
  at: '2026-03-01T10:00:00.000Z',
  matched: false,
  ...fields,
})
const page = (people: ListedPerson[], fields: { next_cursor?: string; count?: number | null } = {}) =>
  json({ data: { people, next_cursor: null, count: people.length, ...fields } })
const done = (reaction: string, matched = false) => json({ data: { reaction, matched } })

const user = userEvent.setup({ delay: null })
const onMessage = vi.fn()
const onChanged = vi.fn()
let nearEnd: () => void
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        nearEnd = () => see([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  onMessage.mockReset()
  onChanged.mockReset()
  startSession(
    { id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' as const },
    `token-${Math.random()}`,
  )
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  disconnectSocket()
  resetSession()
  vi.unstubAllGlobals()
})

const words = { reactions, members, platform }
const show = (list: Parameters<typeof PeopleListScreen>[0]['list']) =>
  renderScreen(<PeopleListScreen list={list} onMessage={onMessage} onChanged={onChanged} />, words)
/** Returns the names on the list, also while the match dialog covers it. */
const names = () =>
  screen.queryAllByRole('article', { hidden: true }).map((tile) => within(tile).getByRole('heading', { hidden: true }).textContent)
const asked = () => server.seen.filter(({ endpoint }) => endpoint === applyReaction).map(({ params }) => params['action'])

describe('a list', () => {
  it.each([
    ['likes', 'Nobody here yet', 'link', 'Find Match', '/dashboard/matches'],
    ['dislikes', 'Nobody here yet', 'link', 'Find Match', '/dashboard/matches'],
    ['matches', 'No matches yet', 'link', 'Find Match', '/dashboard/matches'],
    ['blocked', 'You haven’t blocked anyone', 'link', 'Back to my matches', '/dashboard/matches'],
    ['admirers', 'No new likes yet', 'link', 'Improve my profile', '/dashboard/profile'],
  ] as const)('of %s that is empty says so and leads on', async (list, title, role, action, href) => {
    server.on(list === 'admirers' ? listReceivedLikes : listReactions, () => page([]))
    await show(list)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole(role, { name: action }).getAttribute('href')).toBe(href)
  })
  it('shows an error and retries', async () => {
    server.on(listReactions, () => json({ message: 'no' }, 500))
    await show('likes')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(listReactions, () => page([person('Brian')]))
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Brian, 30' })).toBeTruthy()
  })
  it('is paged and counted', async () => {
    server.on(listReactions, ({ query }) =>
      query['cursor'] === undefined ? page([person('Brian')], { next_cursor: 'c', count: 2 }) : page([person('Diego')], { count: null }),
    )
    await show('likes')
    expect((await screen.findAllByText('2 people')).length).toBe(2)
    act(() => nearEnd())
    await waitFor(() => expect(names()).toEqual(['Brian, 30', 'Diego, 30']))
    expect(server.seen.map(({ query }) => query['type'])).toEqual(['likes', 'likes'])
  })
  it('keeps its people when the next page fails', async () => {
    server.on(listReactions, ({ query }) =>
      query['cursor'] === undefined ? page([person('Brian')], { next_cursor: 'c' }) : json({ message: 'no' }, 500),
    )
    await show('likes')
    await screen.findByText('Brian, 30')
    act(() => nearEnd())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(names()).toEqual(['Brian, 30'])
  })
})

describe('actions', () => {
  it('removes a like at once, and restores it in its place', async () => {
    server.on(listReactions, () => page([person('Brian'), person('Diego')]))
    server.on(applyReaction, ({ params }) => done(params['action'] === 'like' ? 'liked' : 'none'))
    await show('likes')
    await user.click(await screen.findByRole('button', { name: 'Take back your like for Brian' }))
    await waitFor(() => expect(names()).toEqual(['Diego, 30']))
    expect(screen.getAllByText('1 person')).toHaveLength(2)
    await waitFor(() => expect(onChanged).toHaveBeenCalled())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Brian, 30', 'Diego, 30']))
    await waitFor(() => expect(asked()).toEqual(['unlike', 'like']))
  })
  it('restores a person and shows the error when the server rejects the action', async () => {
    server.on(listReceivedLikes, () => page([person('Brian'), person('Diego')]))
    server.on(applyReaction, () => json({ message: 'Not today.' }, 429))
    await show('admirers')
    await user.click(await screen.findByRole('button', { name: 'Like Brian' }))
    expect(await screen.findByText('Not today.')).toBeTruthy()
    expect(names()).toEqual(['Brian, 30', 'Diego, 30'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
  it('removes a person who no longer exists', async () => {
    server.on(listReceivedLikes, () => page([person('Brian'), person('Diego')]))
    server.on(applyReaction, () => json({ message: 'Gone.' }, 404))
    await show('admirers')
    await user.click(await screen.findByRole('button', { name: 'Pass on Brian' }))
    expect(await screen.findByText('Gone.')).toBeTruthy()
    expect(names()).toEqual(['Diego, 30'])
  })
  it('restores the previous reaction', async () => {
    server.on(listReactions, () => page([person('Brian')]))
    server.on(applyReaction, ({ params }) => done(params['action'] === 'like' ? 'liked' : 'disliked'))
    await show('dislikes')
    await user.click(await screen.findByRole('button', { name: 'Like Brian' }))
    await screen.findByText('You like Brian.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(asked()).toEqual(['like', 'dislike']))
    await waitFor(() => expect(names()).toEqual(['Brian, 30']))
  })
  it('keeps a match of which no news has arrived when a like is undone to a dislike', async () => {
    server.on(listReactions, () => page([person('Brian')]))
    server.on(applyReaction, ({ query }) =>
      query['keep_match'] === '1' ? json({ message: 'no', code: 'reactions.matched' }, 409) : done('liked'),
    )
    await show('dislikes')
    await user.click(await screen.findByRole('button', { name: 'Like Brian' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(reactions.errors.matched)).toBeTruthy()
    expect(asked()).toEqual(['like', 'dislike'])
  })
  it('sends an undo after the action it undoes, and shows it at once', async () => {
    const answers: ((response: Response) => void)[] = []
    server.on(listReceivedLikes, () => page([person('Brian')]))
    server.on(applyReaction, () => new Promise((resolve) => answers.push(resolve)))
    await show('admirers')
    await user.click(await screen.findByRole('button', { name: 'Pass on Brian' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Brian, 30']))
    await waitFor(() => expect(answers).toHaveLength(1))
    act(() => answers[0]?.(done('disliked')))
    await waitFor(() => expect(asked()).toEqual(['dislike', 'undislike']))
    expect(names()).toEqual(['Brian, 30'])
    act(() => answers[1]?.(done('none')))
    await waitFor(() => expect(names()).toEqual(['Brian, 30']))
  })
  it('asks before a match ends, and links to its conversation', async () => {
    server.on(listReactions, () => page([person('Brian', { matched: true })]))
    server.on(applyReaction, () => done('none'))
    await show('likes')
    await user.click(await screen.findByRole('button', { name: 'Message Brian' }))
    expect(onMessage).toHaveBeenCalledWith('id-Brian')
    await user.click(screen.getByRole('button', { name: 'Take back your like for Brian' }))
    const dialog = await screen.findByRole('dialog', { name: 'Undo this match?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep the match' }))
    expect(asked()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take back your like for Brian' }))
    await user.click(await screen.findByRole('button', { name: 'Unmatch' }))
    await waitFor(() => expect(asked()).toEqual(['unlike']))
    expect(await screen.findByText('Nobody here yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
  it('unblocks, and blocks again', async () => {
    server.on(listReactions, () => page([person('Brian', { distance: null })]))
    server.on(applyReaction, () => done('none'))
    await show('blocked')
    expect(await screen.findByText('Brian, 30')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Brian, 30' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Unblock Brian' }))
    expect(await screen.findByText('You haven’t blocked anyone')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Brian, 30')).toBeTruthy()
    await waitFor(() => expect(asked()).toEqual(['unblock', 'block']))
  })
  it('keeps the block when the server rejects the unblock', async () => {
    server.on(listReactions, () => page([person('Brian')]))
    server.on(applyReaction, () => json({ message: 'Later.' }, 503))
    await show('blocked')
    await user.click(await screen.findByRole('button', { name: 'Unblock Brian' }))
    expect(await screen.findByText('Later.')).toBeTruthy()
    expect(names()).toEqual(['Brian, 30'])
  })
})

describe('the keyboard', () => {
  it('moves between people, reacts, keeps the focus in the grid, and undoes', async () => {
    server.on(listReceivedLikes, () => page([person('Brian'), person('Diego'), person('Emil')]))
    server.on(applyReaction, ({ params }) => done(params['action'] === 'dislike' ? 'disliked' : 'none'))
    await show('admirers')
    const link = (name: string) => screen.getByRole('link', { name })
    await screen.findByText('Emil, 30')
    act(() => link('Brian, 30').focus())
    expect(screen.getByRole('group', { name: 'People who like you', description: /Use the arrow keys/ })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(link('Diego, 30'))
    await user.keyboard('d')
    expect(names()).toEqual(['Brian, 30', 'Emil, 30'])
    expect(document.activeElement).toBe(link('Emil, 30'))
    await user.keyboard('u')
    await waitFor(() => expect(names()).toEqual(['Brian, 30', 'Diego, 30', 'Emil, 30']))
    await waitFor(() => expect(document.activeElement).toBe(link('Diego, 30')))
    await user.keyboard('{Control>}d{/Control}')
    expect(names()).toHaveLength(3)
    await waitFor(() => expect(asked()).toEqual(['dislike', 'undislike']))
  })
})

describe('live', () => {
  const showLive = async (list: 'admirers' | 'likes' | 'matches') => {
    told.clear()
    await renderScreen(
      <>
        <PeopleListScreen list={list} onMessage={onMessage} onChanged={onChanged} />
        <MatchDialog ownPhoto={null} openConversation={onMessage} onCountsChanged={() => {}} />
      </>,
      words,
    )
    disconnectSocket()
    connectSocket(`socket-${Math.random()}`)
    await waitFor(() => expect(told.size).toBe(1))
  }
  it('adds a received like at the top, and removes a match', async () => {
    server.on(listReceivedLikes, () => page([person('Brian')]))
    await showLive('admirers')
    await screen.findByText('Brian, 30')
    tell(likeEvent.name, { person: person('Diego') })
    await waitFor(() => expect(names()).toEqual(['Diego, 30', 'Brian, 30']))
    tell(matchEvent.name, { person: person('Brian') })
    await waitFor(() => expect(names()).toEqual(['Diego, 30']))
  })
  it.each([
    ['likes', ['Brian', 'Diego'], ['Diego, 30', 'Brian, 30']],
    ['matches', ['Brian'], ['Diego, 30', 'Brian, 30']],
  ] as const)('shows a match on the list of %s', async (list, before, after) => {
    server.on(listReactions, () => page(before.map((name) => person(name))))
    await showLive(list)
    await screen.findByText('Brian, 30')
    tell(matchEvent.name, { person: person('Diego') })
    await waitFor(() => expect(names()).toEqual(after))
    // The list of matches does not show the label "Match", because everybody there is a match.
    expect(screen.queryAllByText('Match')).toHaveLength(list === 'matches' ? 0 : 1)
    expect(server.seen.find(({ endpoint }) => endpoint === listReactions)?.query).toMatchObject({ type: list })
  })
})
