// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vocabulary } from '#tests/support/web/vocabulary.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { brian, createProfilePhoto } from '#tests/support/web/member-profile.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getProfile, type Person } from '../contract.ts'
import { en as profiles } from '../locales/en.ts'
import { MemberProfileScreen } from './MemberProfileScreen.tsx'

// The texts of other features that this test looks up.
const members = {
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
const reactions = {
  like: 'Like {name}',
  unlike: 'Take back your like for {name}',
  dislike: 'Pass on {name}',
  undislike: 'Give {name} another chance',
  passed: 'You passed on {name}.',
  undo: 'Undo',
  unmatch: { title: 'Undo this match?', text: 'You and {name}', confirm: 'Unmatch', keep: 'Keep the match' },
  match: { close: 'Close' },
}

const viewer = { is_self: false, reaction: 'none', likes_me: false, matched: false, can_message: false, can_react: true }
const answer = (fields: Partial<typeof viewer> = {}, person: Partial<Person> = {}) =>
  json({ data: { person: { ...brian, ...person }, viewer: { ...viewer, ...fields } } })

const user = userEvent.setup({ delay: null })
const onMessage = vi.fn()
const onBack = vi.fn()
let width: number
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  width = 1280
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
      },
    )
  onMessage.mockReset()
  onBack.mockReset()
  startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
})
afterEach(cleanup)
const show = (locale: Locale = 'en') =>
  renderScreen(
    <MemberProfileScreen
      id="brian"
      own={{ interests: ['jazz', 'Chess'], languages: ['fr', 'sw'] }}
      onMessage={onMessage}
      onBack={onBack}
      renderReport={({ firstname }, onPhoto) => (
        <button type="button">
          Report {firstname} {onPhoto ? 'on the photo' : ''}
        </button>
      )}
      renderGift={() => <button type="button">Buy gift</button>}
    />,
    { profiles, members, vocabulary, reactions, platform },
    locale,
  )

it('shows the profile, with the bio as plain text', async () => {
  server.on(getProfile, () => answer({ likes_me: true }))
  await show()
  expect(await screen.findByRole('heading', { name: 'Brian Otieno, 31' })).toBeTruthy()
  for (const words of [
    'Last seen today',
    'Douala, Cameroon',
    '7 km away',
    'Born on November 2, 1994',
    '<b>Cook</b> on Sundays',
    'Dating',
    'Jazz',
    'Ndolè',
    'Likes you',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Brian' })).toBeTruthy()
  for (const name of ['Report Brian', 'Buy gift']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(useSession.getState().user?.firstname).toBe('Amina')
})
it('names the country in the language of the reader, whatever the answer was in', async () => {
  server.on(getProfile, () => answer())
  await show('fr')
  expect(await screen.findByText('Douala, Cameroun')).toBeTruthy()
})
it('names chosen interests, languages and openings, and says which the two share', async () => {
  server.on(getProfile, () =>
    answer(
      {},
      {
        interests: ['grilled_fish'],
        languages: ['fr', 'ewo'],
        prompts: [{ question: 'proverb', answer: 'Slowly' }],
        looking_for: ['unsure'],
      },
    ),
  )
  await show()
  const shared = within(await screen.findByRole('region', { name: 'What you share' }))
  expect(shared.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['French'])
  for (const words of ['Grilled fish', 'Ewondo', 'Not sure yet']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'A proverb I live by' })).toBeTruthy()
})
it('lists interests in common first, and only there', async () => {
  server.on(getProfile, () => answer({}, { interests: ['Hiking', 'Jazz'] }))
  await show()
  const shared = await screen.findByRole('region', { name: 'What you share' })
  expect(within(shared).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('Jazz')).toBe(within(shared).getByText('Jazz'))
  expect(shared.compareDocumentPosition(screen.getByText('Hiking'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  server.on(getProfile, () => answer({}, { interests: ['Hiking'] }))
  await show()
  expect(await screen.findByText('Hiking')).toBeTruthy()
  expect(screen.queryByText('What you share')).toBeNull()
})
it('puts back and report on the photo of a phone, and further photos between the words', async () => {
  width = 390
  server.on(getProfile, () => answer({}, { images: [createProfilePhoto('a'), createProfilePhoto('b'), createProfilePhoto('c')] }))
  await show()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Report Brian on the photo' })).toBeTruthy()
  const [answerText, second, bio, third] = [
    screen.getByText('Ndolè'),
    screen.getByRole('img', { name: 'Photo 2 of 3: Brian' }),
    screen.getByText('<b>Cook</b> on Sundays'),
    screen.getByRole('img', { name: 'Photo 3 of 3: Brian' }),
  ]
  const following = Node.DOCUMENT_POSITION_FOLLOWING
  expect([answerText.compareDocumentPosition(second), second.compareDocumentPosition(bio), bio.compareDocumentPosition(third)]).toEqual([
    following,
    following,
    following,
  ])
})
it('changes photos by arrows and thumbnails', async () => {
  server.on(getProfile, () => answer())
  await show()
  const gallery = within(await screen.findByRole('region', { name: 'Photos' }))
  expect(gallery.getByRole<HTMLButtonElement>('button', { name: 'Previous photo' }).disabled).toBe(true)
  await user.click(gallery.getByRole('button', { name: 'Next photo' }))
  expect(gallery.getByRole('button', { name: 'Show photo 2', current: true })).toBeTruthy()
  await user.click(gallery.getByRole('button', { name: 'Show photo 1' }))
  expect(gallery.getByRole('button', { name: 'Show photo 1', current: true })).toBeTruthy()
})
it('shows a like at once and then the server’s state', async () => {
  server.on(getProfile, () => answer())
  server.on(applyReaction, () => {
    server.on(getProfile, () => answer({ reaction: 'liked', matched: true, can_message: true }))
    return json({ data: { reaction: 'liked', matched: true } })
  })
  await show()
  await user.click(await screen.findByRole('button', { name: 'Like Brian' }))
  expect(screen.getByRole('button', { name: 'Take back your like for Brian', pressed: true })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Message me' }))
  expect(onMessage).toHaveBeenCalledWith('brian')
  expect(screen.getByText('It’s a match')).toBeTruthy()
})
it('links to messages without a match if a request would be accepted', async () => {
  server.on(getProfile, () => answer({ can_message: true }))
  await show()
  await user.click(await screen.findByRole('button', { name: 'Message me' }))
  expect(onMessage).toHaveBeenCalledWith('brian')
})
it('reverts a refused like', async () => {
  server.on(getProfile, () => answer())
  server.on(applyReaction, () => json({ message: 'Come back tomorrow.' }, 429))
  await show()
  await user.click(await screen.findByRole('button', { name: 'Like Brian' }))
  expect(await screen.findByText('Come back tomorrow.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Like Brian', pressed: false })).toBeTruthy()
})
it('asks before a match is ended', async () => {
  server.on(getProfile, () => answer({ reaction: 'liked', matched: true, can_message: true }))
  server.on(applyReaction, () => json({ data: { reaction: 'none', matched: false } }))
  await show()
  await user.click(await screen.findByRole('button', { name: 'Take back your like for Brian' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this match?' })
  expect(server.seen.some(({ endpoint }) => endpoint === applyReaction)).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Unmatch' }))
  await waitFor(() => expect(server.seen.find(({ endpoint }) => endpoint === applyReaction)?.params).toEqual({ action: 'unlike' }))
})
it.each([
  ['Take back your like for Brian', 'unlike', 'liked'],
  ['Pass on Brian', 'dislike', 'none'],
])('does not end a match it knows nothing of with "%s"', async (label, action, reaction) => {
  server.on(getProfile, () => answer({ reaction }))
  server.on(applyReaction, () => json({ message: 'no', code: 'reactions.matched' }, 409))
  await show()
  const button = await screen.findByRole('button', { name: label })
  await user.click(button)
  await waitFor(() => expect(server.seen.at(-1)?.endpoint).toBe(applyReaction))
  // The button shows the reaction from before the press while the application asks what to do.
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toBeTruthy())
  expect(server.seen.filter(({ endpoint }) => endpoint === applyReaction).map(({ params, query }) => [params, query])).toEqual([
    [{ action }, { uid: 'brian', keep_match: '1' }],
  ])
})
it('hides actions that the server would refuse', async () => {
  server.on(getProfile, () => answer({ can_react: false }))
  await show()
  await screen.findByRole('heading', { name: 'Brian Otieno, 31' })
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Report|gift/ })).toBeNull()
})
it('shows that a member is gone', async () => {
  server.on(getProfile, () => json({ message: 'x' }, 404))
  await show()
  expect(await screen.findByText('This member isn’t here any more.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to my matches' }).getAttribute('href')).toBe('/dashboard/matches')
})
it('shows an error with a link that reloads the page', async () => {
  server.on(getProfile, () => json({ message: 'x' }, 500))
  await show()
  expect(await screen.findByText('Failed to load profile. Please try again.')).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Try again' }).href).toBe(location.href)
})

it('opens a photo in full screen, changes it by keys and restores the focus', async () => {
  server.on(getProfile, () => answer())
  await show()
  const first = await screen.findByRole('button', { name: 'Show photo 1 full screen' })
  await user.click(first)
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos' }))
  expect(dialog.getByRole('img', { name: 'Photo 1 of 2: Brian' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy())
  await user.keyboard('{ArrowRight}')
  expect(await dialog.findByRole('img', { name: 'Photo 2 of 2: Brian' })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(dialog.getByText('2 of 2')).toBeTruthy()
  await user.keyboard('{ArrowLeft}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Show photo 2', current: true })).toBeTruthy()
})
it('shows a message for a photo that fails to load', async () => {
  server.on(getProfile, () => answer())
  await show()
  fireEvent.error(await screen.findByRole('img', { name: 'Photo 1 of 2: Brian' }))
  expect(await screen.findByText('Failed to load user image')).toBeTruthy()
})

describe('the hearts on photos and answers', () => {
  const hearts = () =>
    screen.queryAllByRole('button', { name: /^Like (photo|this answer)/ }).map((button) => button.getAttribute('aria-label'))

  it('like what they stand on', async () => {
    server.on(getProfile, () => answer({ can_message: true }))
    await show()
    await screen.findByText('Ndolè')
    expect(hearts()).toEqual(['Like photo 1', 'Like this answer: The dish I cook best'])
    // The code of the sheet is fetched on first use.
    await user.click(screen.getByRole('button', { name: 'Like this answer: The dish I cook best' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Ndolè')
  })

  it.each([
    ['a match', { matched: true, can_message: true }],
    ['a guest', { can_react: false }],
    ['a like whose request waits', { reaction: 'liked', can_message: false }],
  ])('are not there for %s', async (_, fields) => {
    server.on(getProfile, () => answer(fields))
    await show()
    await screen.findByText('Ndolè')
    expect(hearts()).toEqual([])
  })

  it('stay after a like that a line may follow', async () => {
    server.on(getProfile, () => answer({ reaction: 'liked', can_message: true }))
    await show()
    await screen.findByText('Ndolè')
    expect(hearts()).toHaveLength(2)
  })
})
