// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyReaction, likeWithLine, listReactions } from '#features/reactions/contract.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { feedCard, feedPage as page, picksAnswer } from '#tests/support/web/feed.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listMatches, type MatchCard } from '../../contract.ts'
import { en as matches } from '../../locales/en.ts'
import { listPicks } from '../../picks-contract.ts'
import { MatchesScreen } from '../MatchesScreen.tsx'
import { setLastReaction } from './last-reaction.ts'

/** The conversation, from which the sheet learns what a line costs. */
const listMessages: Endpoint = {
  method: 'GET',
  path: '/conversations/:uid/messages',
  access: 'guest',
  summary: 'Returns messages',
}

// Texts of other features that these tests look for.
const members = { distance: { other: '{count} km away' }, lastSeen: { day: 'Last seen today' } }
const vocabulary = {
  interests: { jazz: 'Jazz', hiking: 'Hiking' },
  prompts: { perfect_sunday: 'My perfect Sunday' },
  languages: { sw: 'Swahili' },
  goals: { marriage: 'Marriage' },
}
const reactions = {
  like: 'Like {name}',
  dislike: 'Pass on {name}',
  unmatch: { title: 'Undo this match?', text: 'You and {name}', confirm: 'Unmatch', keep: 'Keep the match' },
  match: { close: 'Close' },
  line: { prompt: 'Like what {name} wrote', label: 'Your line to {name}', like: 'Like', likeAndSend: 'Like and send', sent: 'Sent.' },
  errors: { likes_spent: 'You have used all your likes.' },
}

const card = (firstname: string, fields: Partial<MatchCard> = {}): MatchCard =>
  feedCard(firstname, { about: { bio: '', looking_for: [], interests: [], prompts: [], languages: [] }, ...fields })

const person = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let now = 0
beforeEach(() => {
  now += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  setLastReaction(null)
  server = fakeServer()
  server.on(listPicks, () => picksAnswer([]))
})
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

const show = (props: Partial<Parameters<typeof MatchesScreen>[0]> = {}) =>
  renderScreen(
    <MatchesScreen
      search={{ view: 'deck' }}
      onSearch={() => {}}
      filterOpen={false}
      onFilterOpenChange={() => {}}
      onChanged={() => {}}
      {...props}
    />,
    { matches, members, vocabulary, reactions, platform },
  )
const shown = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))
const sent: string[] = []
const accept = () => {
  sent.length = 0
  server.on(applyReaction, ({ params }) => {
    const action = params['action'] ?? ''
    sent.push(action)
    return json({ data: { reaction: action === 'like' ? 'liked' : action === 'dislike' ? 'disliked' : 'none', matched: false } })
  })
}

it('shows one person with what their profile says, and the interests in common first', async () => {
  server.on(listMatches, () =>
    page([
      card('Brian', {
        hint: { kind: 'interest', value: 'jazz' },
        about: {
          bio: 'I bake.',
          looking_for: ['marriage'],
          interests: ['jazz', 'hiking'],
          prompts: [{ question: 'perfect_sunday', answer: 'Rain and a book.' }],
          languages: ['sw'],
        },
      }),
      card('Chantal'),
    ]),
  )
  await show({ ownInterests: ['jazz'] })
  await screen.findByRole('article', { name: 'Brian, 27' })
  expect(shown()).toEqual(['Brian, 27'])
  for (const words of ['Rain and a book.', 'I bake.', 'Marriage', vocabulary.interests.hiking, vocabulary.languages.sw])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What you share' }).parentElement?.textContent).toContain(vocabulary.interests.jazz)
})

it('lets a heart rise from a like, and none from a pass or from a reaction of before', async () => {
  accept()
  setLastReaction({ person: card('Amadou'), action: 'like', matched: false })
  server.on(listMatches, () => page([card('Brian'), card('Chantal'), card('Diego')]))
  const { container } = await show()
  const hearts = () => container.querySelectorAll('[class*="animate-rise"]').length
  await screen.findByRole('article', { name: 'Brian, 27' })
  expect(hearts()).toBe(0)
  await person.click(screen.getByRole('button', { name: 'Like Brian' }))
  await waitFor(() => expect(hearts()).toBe(1))
  now += 10_000
  await person.click(await screen.findByRole('button', { name: 'Pass on Chantal' }))
  await waitFor(() => expect(hearts()).toBe(0))
})

/** Resolves when the deck has drawn its current card. */
const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

it('takes a second press that a slow device handles late for the person of the first', async () => {
  server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
  accept()
  await show()
  await person.click(await screen.findByRole('button', { name: 'Like Brian' }))
  // Simulates a slow device: it took a second to draw, and handles the second press only afterwards.
  now += 1000
  await person.click(await screen.findByRole('button', { name: 'Like Chantal' }))
  expect([sent, shown()]).toEqual([['like'], ['Chantal, 27']])
})

it('goes on to the next person, says so, and sends one like for a double press', async () => {
  server.on(listMatches, () => page([card('Brian'), card('Chantal'), card('Diego')]))
  accept()
  await show()
  await person.click(await screen.findByRole('button', { name: 'Like Brian' }))
  await person.click(await screen.findByRole('button', { name: 'Like Chantal' }))
  expect(shown()).toEqual(['Chantal, 27'])
  expect(screen.getByText('You like Brian. Next: Chantal, 27.')).toBeTruthy()
  await drawn()
  now += 500
  await person.click(screen.getByRole('button', { name: 'Like Chantal' }))
  await waitFor(() => expect(sent).toEqual(['like', 'like']))
  expect(shown()).toEqual(['Diego, 27'])
})

it('likes an answer with a line, and goes on once the server has stored both', async () => {
  const prompts = [{ question: 'perfect_sunday', answer: 'Rain and a book.' }]
  const about = { bio: '', looking_for: [], interests: [], languages: [], prompts }
  server.on(listMatches, () => page([card('Brian', { about }), card('Chantal')]))
  server.on(listReactions, () => json({ data: { people: [], next_cursor: null, count: 0 } }))
  server.on(listMessages, () => new Response(null, { status: 503 }))
  server.on(likeWithLine, () => json({ data: { reaction: 'liked', matched: false, message: null } }))
  accept()
  await show()
  await person.click(await screen.findByRole('button', { name: 'Like this answer: My perfect Sunday' }))
  await person.type(await screen.findByLabelText(/Your line to Brian/), 'Which book?')
  await person.click(screen.getByRole('button', { name: 'Like and send' }))
  await waitFor(() => expect(screen.getByText('You like Brian. Next: Chantal, 27.')).toBeTruthy())
  const line = server.seen.find(({ endpoint }) => endpoint === likeWithLine)
  expect(line?.body).toMatchObject({ body: 'Which book?', item: { kind: 'prompt', ...prompts[0] } })
  expect(sent).toEqual([])
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toEqual(['unlike']))
})

it('undoes the last reaction, also when nobody is left', async () => {
  server.on(listMatches, () => page([card('Brian')]))
  accept()
  await show()
  await person.click(await screen.findByRole('button', { name: 'Pass on Brian' }))
  expect(await screen.findByText('You’ve seen everyone')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('article', { name: 'Brian, 27' })
  await waitFor(() => expect(sent).toEqual(['dislike', 'undislike']))
})

it('asks before it undoes a match', async () => {
  server.on(listMatches, () => page([card('Chantal')]))
  accept()
  setLastReaction({ person: card('Brian'), action: 'like', matched: true })
  await show()
  await screen.findByRole('article', { name: 'Chantal, 27' })
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(sent).toEqual([])
  await person.click(await screen.findByRole('button', { name: 'Unmatch' }))
  await screen.findByRole('article', { name: 'Brian, 27' })
  await waitFor(() => expect(sent).toEqual(['unlike']))
})

it('asks when only the server knows of the match, as after a reload', async () => {
  server.on(listMatches, () => page([card('Chantal')]))
  const asked: unknown[] = []
  server.on(applyReaction, ({ params, query }) => {
    asked.push([params['action'], query['keep_match']])
    if (query['keep_match'] === '1') return json({ message: 'no', code: 'reactions.matched' }, 409)
    return json({ data: { reaction: 'none', matched: false } })
  })
  setLastReaction({ person: card('Brian'), action: 'like', matched: false })
  await show()
  await screen.findByRole('article', { name: 'Chantal, 27' })
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await person.click(await screen.findByRole('button', { name: 'Keep the match' }))
  expect(shown()).toEqual(['Chantal, 27'])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await person.click(await screen.findByRole('button', { name: 'Unmatch' }))
  await screen.findByRole('article', { name: 'Brian, 27' })
  await waitFor(() =>
    expect(asked).toEqual([
      ['unlike', '1'],
      ['unlike', undefined],
    ]),
  )
})

it('brings the person back when the server refuses', async () => {
  server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
  server.on(applyReaction, () => json({ message: 'no', code: 'reactions.likes_spent' }, 429))
  await show()
  await person.click(await screen.findByRole('button', { name: 'Like Brian' }))
  await screen.findByRole('article', { name: 'Brian, 27' })
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
})

it('fetches more people before the last one', async () => {
  server.on(listMatches, ({ query }) =>
    query['cursor'] === 'more' ? page([card('Esi')]) : page([card('Brian'), card('Chantal')], { next_cursor: 'more' }),
  )
  accept()
  await show()
  for (const name of ['Brian', 'Chantal']) {
    const button = await screen.findByRole('button', { name: `Pass on ${name}` })
    await drawn()
    now += 500
    await person.click(button)
  }
  expect(await screen.findByRole('article', { name: 'Esi, 27' })).toBeTruthy()
})

it('is no place for guests, who cannot react', async () => {
  server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  act(() => setCanParticipate(false))
  await show()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'One by one' })).toBeNull()
})
