// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyReaction } from '#features/reactions/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { feedCard as card, feedPage as page, picksAnswer } from '#tests/support/web/feed.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listMatches } from '../contract.ts'
import { en as matches } from '../locales/en.ts'
import { listPicks } from '../picks-contract.ts'
import { MatchesScreen } from './MatchesScreen.tsx'

// Texts of other features that these tests look for.
const members = {
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
  ranges: {
    age: {
      label: 'Age',
      between: 'Ages {from} to {to}',
      from: 'Ages {from} and up',
      outside: 'Please enter an age from {from} to {to}.',
      crossed: 'The youngest age can’t be above the oldest.',
    },
  },
}
const reactions = {
  like: 'Like {name}',
  unlike: 'Take back your like for {name}',
  dislike: 'Pass on {name}',
  undislike: 'Give {name} another chance',
  passed: 'You passed on {name}.',
  liked: 'You like {name}.',
  nameAge: '{name}, {age}',
  noPhoto: 'No photo yet',
  keys: 'Arrow keys move between people.',
  undo: 'Undo',
}

const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
let nearEnd: () => void
let wide = false
const person = userEvent.setup({ delay: null })
const onSearch = vi.fn()
const onFilterOpenChange = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  wide = false
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        nearEnd = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  onSearch.mockReset()
  onFilterOpenChange.mockReset()
  startSession(user, `token-${Math.random()}`)
  server = fakeServer()
  server.on(listPicks, () => picksAnswer([]))
})
afterEach(cleanup)

const show = (props: Partial<Parameters<typeof MatchesScreen>[0]> = {}) =>
  renderScreen(
    <MatchesScreen
      search={{}}
      onSearch={onSearch}
      filterOpen={false}
      onFilterOpenChange={onFilterOpenChange}
      onChanged={() => {}}
      {...props}
    />,
    {
      matches,
      members,
      reactions,
      platform,
    },
  )
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the feed', () => {
  it('shows name, age, distance and presence, and leads to the profile', async () => {
    server.on(listMatches, () => page([card('Brian', { distance: 0, active: true }), card('Chantal', { distance: 7 })]))
    await show()
    const link = await screen.findByRole('link', { name: 'Brian, 27' })
    expect(link.getAttribute('href')).toBe('/dashboard/user/id-Brian/profile')
    expect(screen.getByText('Less than 2 km away')).toBeTruthy()
    expect(screen.getByText('7 km away')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'Online' })).toHaveLength(1)
  })
  it('separates people outside the distance, also on later pages', async () => {
    server.on(listMatches, ({ query }) =>
      query['cursor'] === undefined
        ? page([card('Brian'), card('Chantal')], { next_cursor: 'c', wider_from: 1 })
        : page([card('Chantal'), card('Diego')], { wider_from: 0 }),
    )
    await show()
    await screen.findByText('Chantal, 27')
    act(() => nearEnd())
    const outside = await screen.findByRole('list', { name: 'Outside your distance' })
    await waitFor(() =>
      expect(
        within(outside)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Chantal, 27', 'Diego, 27']),
    )
    expect(within(screen.getByRole('list', { name: 'People near you' })).getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText(/That’s everyone/)).toBeTruthy()
  })
  it('marks nobody as outside the distance for a member without a place, who has no distance to anybody', async () => {
    server.on(listMatches, () => page([card('Brian', { distance: null }), card('Chantal', { distance: null })], { wider_from: 1 }))
    await show()
    await screen.findByText('Chantal, 27')
    expect(screen.queryByRole('list', { name: 'Outside your distance' })).toBeNull()
    expect(within(screen.getByRole('list', { name: 'People near you' })).getAllByRole('link')).toHaveLength(2)
  })
  it('begins its walk again when another release cannot read how far it went, and shows nobody twice', async () => {
    let release = 'old'
    server.on(listMatches, ({ query }) => {
      const { cursor } = query
      if (cursor === undefined) return page([card('Brian'), card(release === 'old' ? 'Chantal' : 'Esi')], { next_cursor: `${release} 1` })
      if (cursor !== `${release} 1`) return json({ message: 'no', code: 'matches.cursor_unknown' }, 422)
      return page([card('Diego')])
    })
    await show()
    await screen.findByText('Chantal, 27')
    release = 'new'
    act(() => nearEnd())
    expect(await screen.findByText('Esi, 27')).toBeTruthy()
    act(() => nearEnd())
    expect(await screen.findByText('Diego, 27')).toBeTruthy()
    expect(names()).toEqual(['Brian, 27', 'Chantal, 27', 'Esi, 27', 'Diego, 27'])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
  it('offers a guest no reactions', async () => {
    server.on(listMatches, () => page([card('Brian')]))
    setCanParticipate(false)
    await show()
    expect(await screen.findByRole('link', { name: 'Brian, 27' })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /Brian/ })).toEqual([])
  })
  it('removes a liked person at once', async () => {
    let answer: (response: Response) => void = () => {}
    server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
    server.on(applyReaction, () => new Promise((resolve) => (answer = resolve)))
    await show()
    await person.click(await screen.findByRole('button', { name: 'Like Brian' }))
    await waitFor(() => expect(names()).toEqual(['Chantal, 27']))
    await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ params: { action: 'like' }, query: { uid: 'id-Brian' } }))
    answer(json({ data: { reaction: 'liked', matched: false } }))
    expect(names()).toEqual(['Chantal, 27'])
  })
  it('restores the card and shows the error when the server rejects the like', async () => {
    server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
    server.on(applyReaction, () => json({ message: 'You have used all your likes for today.' }, 429))
    await show()
    await person.click(await screen.findByRole('button', { name: 'Like Brian' }))
    expect(await screen.findByText('You have used all your likes for today.')).toBeTruthy()
    expect(names()).toEqual(['Brian, 27', 'Chantal, 27'])
  })
  it('can undo a dislike', async () => {
    server.on(listMatches, () => page([card('Brian'), card('Chantal')]))
    server.on(applyReaction, ({ params }) =>
      json({ data: { reaction: params['action'] === 'dislike' ? 'disliked' : 'none', matched: false } }),
    )
    await show()
    await person.click(await screen.findByRole('button', { name: 'Pass on Brian' }))
    await waitFor(() => expect(names()).toEqual(['Chantal, 27']))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Brian, 27', 'Chantal, 27']))
    await waitFor(() => expect(server.seen.at(-1)?.params).toEqual({ action: 'undislike' }))
  })
  it('offers a wider search when nobody is found', async () => {
    server.on(listMatches, () => page([]))
    await show({ search: { name: 'Zed' } })
    await person.click(await screen.findByRole('button', { name: 'Find Match' }))
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ widen: '1' }))
  })
  it('offers no wider search after that', async () => {
    server.on(listMatches, () => page([], { seen_everyone: true }))
    await show({ search: { widen: '1' } })
    expect(await screen.findByText(/You’ve seen everyone/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Find Match' })).toBeNull()
    expect(server.seen.find(({ endpoint }) => endpoint === listMatches)?.query).toEqual({ widen: '1', detail: '1' })
  })
  it('with a name says that nobody has it, and that the default distance is no limit', async () => {
    server.on(listMatches, () => page([], { widens: true, filter: { distance: '20', gender: 'both', name: 'Zed' } }))
    await show({ search: { name: 'Zed' } })
    expect(await screen.findByText('Nobody by that name')).toBeTruthy()
    expect(screen.getByText('Nobody new has a first or last name that begins with “Zed”.')).toBeTruthy()
    expect(screen.queryByText(/seen everyone|Within 20 km/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Find Match' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Without “Name: Zed”' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: undefined, distance: undefined }))
  })
  it('with a name and a chosen distance keeps the distance, and can look further', async () => {
    server.on(listMatches, () => page([], { filter: { distance: '10', gender: 'both', name: 'Zed' } }))
    await show({ search: { name: 'Zed', distance: '10' } })
    await person.click(await screen.findByRole('button', { name: 'Find Match' }))
    expect(screen.getByText('Within 10 km')).toBeTruthy()
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ name: 'Zed', distance: '10', widen: '1' }))
  })
  it('offers to drop the filter that is the cause where no distance limits the search', async () => {
    server.on(listMatches, () => page([], { filter: { distance: 'any', gender: 'female', min_age: 90 } }))
    await show({ search: { distance: 'any', gender: 'female', min_age: '90' } })
    await person.click(await screen.findByRole('button', { name: 'Without “Ages 90 and up”' }))
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ gender: 'female', distance: 'any', min_age: undefined }))
    expect(screen.queryByRole('button', { name: 'Find Match' })).toBeNull()
  })
  it('shows an error and retries', async () => {
    server.on(listMatches, () => json({ message: 'no' }, 500))
    await show()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/We couldn’t load your matches/)).toBeTruthy()
    server.on(listMatches, () => page([card('Brian')]))
    await person.click(again)
    expect(await screen.findByText('Brian, 27')).toBeTruthy()
  })
  it('asks a member without a place to set one', async () => {
    server.on(listMatches, () => page([card('Brian', { distance: null })]))
    await show({ hasPlace: false, filterOpen: true })
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    expect(within(sheet).getByRole('link', { name: 'Set my location' }).getAttribute('href')).toBe('/place')
    expect(within(sheet).queryByRole('radio', { name: '20' })).toBeNull()
    expect(screen.getAllByText('Set my location')).toHaveLength(2)
    expect(screen.queryByText('Within 20 km')).toBeNull()
  })
})

describe('the filter', () => {
  beforeEach(() => server.on(listMatches, () => page([card('Brian')])))

  it('requests the filter of the URL', async () => {
    await show({ search: { gender: 'female', min_age: '25', bogus: 'x', distance: '7' } })
    await screen.findByText('Brian, 27')
    expect(server.seen.find(({ endpoint }) => endpoint === listMatches)?.query).toEqual({ gender: 'female', min_age: '25', detail: '1' })
  })
  it('writes the form to the URL and closes the sheet', async () => {
    await show({ filterOpen: true })
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    await person.type(within(sheet).getByLabelText('Name'), ' Ami ')
    await person.selectOptions(within(sheet).getByLabelText('Location'), 'CM')
    await person.click(within(sheet).getByLabelText('10'))
    await person.type(within(sheet).getByLabelText('From'), '25')
    await person.click(within(sheet).getByLabelText('Female'))
    await person.click(within(sheet).getByRole('button', { name: 'Apply' }))
    expect(onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Ami', country: 'CM', distance: '10', min_age: '25', max_age: undefined, gender: 'female' }),
    )
    expect(onFilterOpenChange).toHaveBeenCalledWith(false)
  })
  it.each([
    ['40', '25', 'The youngest age can’t be above the oldest.'],
    ['18', '', 'Please enter an age from 19 to 120.'],
  ])('refuses ages from %s to %s', async (from, to, sentence) => {
    await show({ filterOpen: true })
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    await person.type(within(sheet).getByLabelText('From'), from)
    if (to !== '') await person.type(within(sheet).getByLabelText('To'), to)
    await person.click(within(sheet).getByRole('button', { name: 'Apply' }))
    expect(within(sheet).getByText(sentence)).toBeTruthy()
    expect(onSearch).not.toHaveBeenCalled()
  })
  it('is beside the grid on a desktop and stays open', async () => {
    wide = true
    await show({ filterOpen: true })
    const panel = await screen.findByRole('complementary', { name: 'Filter' })
    await person.click(within(panel).getByRole('button', { name: 'Apply' }))
    expect(onSearch).toHaveBeenCalled()
    expect(onFilterOpenChange).not.toHaveBeenCalled()
  })
  it('shows active conditions and removes them', async () => {
    server.on(listMatches, () => page([card('Brian')], { filter: { distance: '10', gender: 'female', min_age: 25, max_age: 40 } }))
    await show()
    const active = await screen.findByRole('list', { name: 'Active filters' })
    expect(
      within(active)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Within 10 km', 'Ages 25 to 40', 'Female'])
    await person.click(within(active).getByRole('button', { name: 'Remove filter: Within 10 km' }))
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ distance: 'any', gender: 'female', min_age: '25' }))
  })
})
