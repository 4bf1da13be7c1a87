// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listProfileFields } from '#features/profile-fields/contract.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { feedCard, feedPage, picksAnswer } from '#tests/support/web/feed.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listMatches } from '../../contract.ts'
import { en as matches } from '../../locales/en.ts'
import { listPicks, type PickCard } from '../../picks-contract.ts'
import { MatchesScreen } from '../MatchesScreen.tsx'

// Texts of other features that these tests look for.
const members = { nearby: 'Less than 2 km away', distance: { other: '{count} km away' } }
const vocabulary = { interests: { choir: 'Choir singing' }, goals: { marriage: 'Marriage' }, languages: { sw: 'Swahili' }, prompts: {} }
const reactions = { like: 'Like {name}', dislike: 'Pass on {name}', nameAge: '{name}, {age}', liked: 'You like {name}.', undo: 'Undo' }

const pick = (firstname: string, fields: Partial<PickCard> = {}): PickCard => ({ ...feedCard(firstname), reasons: [], ...fields })
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
  startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(listMatches, () => feedPage([feedCard('Brian'), feedCard('Chantal'), feedCard('Diego')]))
  const states: Record<string, string> = { like: 'liked', dislike: 'disliked' }
  server.on(applyReaction, ({ params }) => json({ data: { reaction: states[params['action'] ?? ''] ?? 'none', matched: false } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (search: Record<string, string> = {}) =>
  renderScreen(
    <MatchesScreen search={search} onSearch={() => {}} filterOpen={false} onFilterOpenChange={() => {}} onChanged={() => {}} />,
    { matches, members, vocabulary, reactions, platform },
  )
const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the picks', () => {
  it("name an answer to a question of the operator's that both gave", async () => {
    const choices = [{ id: 'travel00', label: 'Travel', retired: false }]
    const audience = { required: false, visible_to: 'everybody', filterable: false, retired: false }
    const field = { id: 'wishes00', kind: 'choices', label: 'Wishes', unit: '', min: null, max: null, ...audience, choices }
    server.on(listProfileFields, () => json({ data: { fields: [field] } }))
    server.on(listPicks, () =>
      picksAnswer([
        pick('Brian', {
          reasons: [
            { kind: 'field', value: 'travel00', field: 'wishes00' },
            // The answer to a field that the operator has retired, whose name this reader does not get.
            { kind: 'field', value: 'garden00', field: 'former00' },
          ],
        }),
      ]),
    )
    await show()
    const list = await screen.findByRole('list', { name: 'One for today' })
    expect(await within(list).findByText('Same answer: Wishes – Travel')).toBeTruthy()
    expect(within(list).queryByText(/garden00/)).toBeNull()
  })

  it('say what the two share, and are not in the grid again', async () => {
    server.on(listPicks, () =>
      picksAnswer([
        pick('Brian', {
          reasons: [
            { kind: 'interest', value: 'choir' },
            { kind: 'goal', value: 'marriage' },
          ],
        }),
        pick('Esi', { hint: { kind: 'likes_you', value: null }, reasons: [{ kind: 'near', value: 0 }] }),
      ]),
    )
    await show()
    const list = await screen.findByRole('list', { name: 'Two for today' })
    expect(linksIn(list)).toEqual(['Brian, 27', 'Esi, 27'])
    expect(within(list).getByRole('link', { name: 'Brian, 27' }).getAttribute('href')).toBe('/dashboard/user/id-Brian/profile')
    for (const words of ['In common: Choir singing', 'Both looking for marriage', 'Likes you', 'Less than 2 km away'])
      expect(await within(list).findByText(words)).toBeTruthy()
    expect(linksIn(screen.getByRole('list', { name: 'People near you' }))).toEqual(['Chantal, 27', 'Diego, 27'])
    expect(server.seen.find(({ endpoint }) => endpoint === listPicks)?.query).toEqual({})
  })

  it('leave with a like, can be undone, and nobody takes their place', async () => {
    const inHalfAnHour = new Date(Date.now() + 1_740_000)
    server.on(listPicks, () => picksAnswer([pick('Esi'), pick('Fatou')], inHalfAnHour))
    await show()
    await person.click(await screen.findByRole('button', { name: 'Like Esi' }))
    expect(linksIn(await screen.findByRole('list', { name: 'One for today' }))).toEqual(['Fatou, 27'])
    await person.click(screen.getByRole('button', { name: 'Pass on Fatou' }))
    const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(inHalfAnHour)
    expect(await screen.findByText(`That was everyone for today. Come back after ${hour}.`)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(linksIn(await screen.findByRole('list', { name: 'One for today' }))).toEqual(['Fatou, 27'])
    const sent = () => server.seen.filter(({ endpoint }) => endpoint === applyReaction).map(({ params }) => params['action'])
    await waitFor(() => expect(sent()).toEqual(['like', 'dislike', 'undislike']))
  })

  it('can fail alone, and be asked for again', async () => {
    server.on(listPicks, () => json({ message: 'no' }, 500))
    await show()
    expect(await screen.findByText('We couldn’t load today’s picks.')).toBeTruthy()
    expect(linksIn(screen.getByRole('list', { name: 'People near you' }))).toHaveLength(3)
    server.on(listPicks, () => picksAnswer([pick('Esi')]))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'One for today' })).toBeTruthy()
  })

  it('of another day, kept on the device, are not shown', async () => {
    server.on(listPicks, () => picksAnswer([pick('Brian')], new Date(Date.now() - 1000)))
    await show()
    expect(linksIn(await screen.findByRole('list', { name: 'People near you' }))).toHaveLength(3)
    expect(screen.queryByText(/for today/)).toBeNull()
  })

  it('have room while they load only if there were some the last time, and keep it until the feed is here', async () => {
    const answers = new Map<unknown, (response: Response) => void>()
    for (const endpoint of [listPicks, listMatches]) server.on(endpoint, () => new Promise((resolve) => answers.set(endpoint, resolve)))
    const answer = async (endpoint: unknown, response: Response) => {
      await waitFor(() => expect(answers.has(endpoint)).toBe(true))
      answers.get(endpoint)?.(response)
      answers.delete(endpoint)
    }
    const { container, unmount } = await show()
    const room = (within: HTMLElement) => within.querySelector('[data-picks]')
    expect(room(container)).toBeNull()
    await answer(listPicks, picksAnswer([pick('Esi')]))
    await waitFor(() => expect(localStorage.getItem('matches-picks:me')).toBe('some'))
    // The picks wait for the feed, because showing them now would move the placeholders of the feed.
    expect(screen.queryByRole('list', { name: 'One for today' })).toBeNull()
    await answer(listMatches, feedPage([feedCard('Brian')]))
    await screen.findByRole('list', { name: 'One for today' })
    unmount()

    const again = await show()
    expect(room(again.container)).not.toBeNull()
    await answer(listPicks, picksAnswer([]))
    await waitFor(() => expect(localStorage.getItem('matches-picks:me')).toBe('none'))
    expect(room(again.container)).not.toBeNull()
    await answer(listMatches, feedPage([feedCard('Brian')]))
    await screen.findByRole('link', { name: 'Brian, 27' })
    expect(room(again.container)).toBeNull()
  })

  it('are not asked for in a search by name, nor for a guest', async () => {
    await show({ name: 'Bri' })
    await screen.findByRole('list', { name: 'People near you' })
    cleanup()
    act(() => setCanParticipate(false))
    await show()
    await screen.findByRole('list', { name: 'People near you' })
    expect(server.seen.some(({ endpoint }) => endpoint === listPicks)).toBe(false)
  })

  it('open from the deck in a sheet', async () => {
    server.on(listPicks, () => picksAnswer([pick('Esi'), pick('Fatou')]))
    await show({ view: 'deck' })
    await person.click(await screen.findByRole('button', { name: /Two for today/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Two for today' })
    await person.click(within(sheet).getByRole('button', { name: 'Like Esi' }))
    expect(linksIn(await screen.findByRole('list', { name: 'One for today' }))).toEqual(['Fatou, 27'])
  })
})

describe('why somebody is shown', () => {
  const explained = async (index = 0) => {
    await person.click((await screen.findAllByRole('button', { name: /Why do I see this/ }))[index] as HTMLElement)
    return screen.findByRole('dialog')
  }

  it.each([
    ['boosted', /has paid to be seen earlier/],
    ['likes_you', /already likes you/],
    ['suggested', /could get on/],
    ['order', /fit what the other is looking for/],
  ] as const)('%s', async (why, words) => {
    server.on(listPicks, () => picksAnswer([]))
    server.on(listMatches, () => feedPage([feedCard('Brian', { why, boosted: why === 'boosted' })]))
    await show()
    const dialog = await explained()
    expect(within(dialog).getByRole('heading', { name: 'Why do I see Brian?' })).toBeTruthy()
    expect(within(dialog).getByText(words)).toBeTruthy()
    expect(within(dialog).getByText('Who has passed on whom is never used for this.')).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: 'Change the order' })
    expect(link.getAttribute('href')).toBe('/dashboard/settings?part=people#order')
  })

  it('is also said of the picks', async () => {
    server.on(listPicks, () => picksAnswer([pick('Esi')]))
    await show()
    await screen.findByRole('list', { name: 'One for today' })
    const dialog = await explained()
    expect(within(dialog).getByText(/Up to five people a day/)).toBeTruthy()
  })

  it('changes neither the name of a card nor what the keys focus first', async () => {
    server.on(listPicks, () => picksAnswer([]))
    await show()
    const [card] = await screen.findAllByRole('article')
    expect(within(card as HTMLElement).getByRole('link').textContent).toBe('Brian, 27')
    expect(card?.querySelector('a, button')?.tagName).toBe('A')
  })
})
