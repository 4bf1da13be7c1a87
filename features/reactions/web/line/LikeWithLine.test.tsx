// @vitest-environment jsdom
// @slow
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages, type RequestConditions } from '#features/chat/contract.ts'
import { type Endpoint } from '#platform/shared/endpoint.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { brian, createConversation, createNumberedMessage, ownMemberId, memberTexts } from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { applyReaction, likeWithLine, listReactions } from '../../contract.ts'
import { en as reactions } from '../../locales/en.ts'
import { LikeWithLine } from './LikeWithLine.tsx'
import type { LikeWithLineProps } from './LikeWithLineDialog.tsx'
import type { LikeableItem } from './send-line.ts'

// The texts of the chat that this test looks up.
const chat = {
  closed: 'This conversation has ended. You can still read it.',
  line: { open: 'You can write to each other', request: 'Your line reaches {name} as a request.' },
  request: {
    remaining: { one: '{count} message left in your plan', other: '{count} messages left in your plan' },
    spent: 'Another one costs {count} credits.',
    no_requests: '{name} isn’t taking requests.',
    waiting: 'Your request is waiting.',
    pay: {
      title: 'Pay {count} credits?',
      text: 'This message costs {count} credits.',
      balance: 'Your credits: {balance}',
      confirm: 'Pay and send',
      cancel: 'Not now',
    },
  },
}
/** The wallet, which the question about the price reads. */
const getWallet: Endpoint = { method: 'GET', path: '/account/wallet', access: 'guest', summary: 'Returns the balances' }
const vocabulary = { prompts: { dish: 'The dish I cook best' } }
const answer: LikeableItem = { kind: 'prompt', question: 'dish', answer: 'Ndolè' }
const photo: LikeableItem = { kind: 'photo', id: ownMemberId, image_160: '/photos/a/160', image_480: '/photos/a/480', image_blur: 'data:,' }
const person = { id: brian.id, firstname: 'Brian', image: null }

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let done: string[]
// Loads the sheet before the tests, because its first use would wait for its code.
beforeAll(() => import('./LikeWithLineDialog.tsx'))
beforeEach(() => {
  done = []
  localStorage.clear()
  startSession(
    { id: ownMemberId, _id: ownMemberId, firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' },
    `token-${Math.random()}`,
  )
  server = fakeServer()
  server.on(listReactions, () => json({ data: { people: [], next_cursor: null, count: 0 } }))
  server.on(getWallet, () => json({ data: { wallet: { usd: '0.00', credits: 7 }, price: null } }))
  offers({})
  accepts()
})
afterEach(cleanup)

const offers = (conditions: Partial<RequestConditions>) => {
  const request = { refusal: null, remaining: 3, price: 5, ...conditions }
  server.on(listMessages, () => json({ data: { messages: [], conversation: null, stranger: { person: brian, request } } }))
}
const accepts = (matched = false) =>
  server.on(likeWithLine, ({ body }) =>
    json({
      data: { reaction: 'liked', matched, message: { ...createNumberedMessage(1, 'x', ownMemberId), id: (body as { id: string }).id } },
    }),
  )
const sent = () => server.seen.filter(({ endpoint }) => endpoint === likeWithLine).map(({ body }) => body)

const Host = ({ first, ...props }: Partial<LikeWithLineProps> & { first: LikeableItem }) => {
  const [item, setItem] = useState<LikeableItem | null>(null)
  return (
    <>
      <button type="button" onClick={() => setItem(first)}>
        Open
      </button>
      <LikeWithLine
        person={person}
        {...props}
        item={item}
        onDone={(outcome) => {
          done.push(outcome)
          setItem(null)
        }}
      />
    </>
  )
}
const open = async (props: Partial<LikeWithLineProps> = {}, first: LikeableItem = answer) => {
  await renderScreen(<Host first={first} {...props} />, { reactions, chat, vocabulary, members: memberTexts, platform })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog')
}
const field = () => screen.getByRole('textbox', { name: /Your line to Brian/ })
const button = (name: string) => screen.getByRole('button', { name })

describe('the sheet to like an item', () => {
  it('shows the answer with its question, and likes without a line', async () => {
    server.on(applyReaction, () => json({ data: { reaction: 'liked', matched: false } }))
    expect((await open()).textContent).toContain('The dish I cook bestNdolè')
    expect(screen.queryByRole('button', { name: 'Like and send' })).toBeNull()
    await user.click(button('Like'))
    await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === applyReaction)).toBe(true))
    expect(sent()).toEqual([])
    expect(done).toEqual(['liked'])
  })

  it('says what a line counts as, and sends like and line once, whatever is pressed', async () => {
    await open({}, photo)
    expect(await screen.findByText(/as a request\. 3 messages left in your plan/)).toBeTruthy()
    await user.type(field(), '  Is that Kribi?  ')
    await user.dblClick(button('Like and send'))
    await waitFor(() => expect(done).toEqual(['sent']))
    expect(sent()).toEqual([{ id: expect.any(String), body: 'Is that Kribi?', item: { kind: 'photo', id: ownMemberId } }])
    expect(await screen.findByText('Sent to Brian.')).toBeTruthy()
    await user.click(button('Open'))
    expect((await screen.findByRole('textbox')).textContent).toBe('')
  })

  it('sends question and answer as the profile has them', async () => {
    await open()
    await user.type(field(), 'Prove it')
    await user.click(button('Like and send'))
    await waitFor(() => expect(sent()).toMatchObject([{ item: answer }]))
  })

  it('asks before it costs credits, and keeps the words of somebody who does not want to pay', async () => {
    offers({ remaining: 0 })
    await open()
    expect(await screen.findByText('Another one costs 5 credits.')).toBeTruthy()
    await user.type(field(), 'Prove it')
    await user.click(button('Like and send'))
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(sent()).toEqual([])
    await waitFor(() => expect(field().textContent).toBe('Prove it'))
    await user.click(button('Like and send'))
    await user.click(await screen.findByRole('button', { name: 'Pay and send' }))
    await waitFor(() => expect(done).toEqual(['sent']))
    expect(sent()).toMatchObject([{ body: 'Prove it', pay_credits: true }])
  })

  it('asks when only the server knows that the plan is used up, and sends under the same id', async () => {
    await open()
    await user.type(field(), 'Prove it')
    server.on(likeWithLine, () => json({ message: 'Costs 5', code: 'chat.credits_needed', price: 5 }, 402))
    await user.click(button('Like and send'))
    const confirm = await screen.findByRole('button', { name: 'Pay and send' })
    accepts()
    await user.click(confirm)
    await waitFor(() => expect(done).toEqual(['sent']))
    const [first, second] = sent() as { id: string }[]
    expect(second).toMatchObject({ id: first?.id, pay_credits: true })
  })

  it('offers the like alone where no requests are taken', async () => {
    offers({ refusal: 'no_requests' })
    await open()
    expect(await screen.findByText('Brian isn’t taking requests.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(button('Like')).toBeTruthy()
  })

  it('lets a line open the conversation of a match, whatever the conditions', async () => {
    offers({ refusal: 'no_requests', remaining: 0 })
    accepts(true)
    await open({ likesMe: true })
    expect(screen.getByText(/so this is a match/)).toBeTruthy()
    await user.type(field(), 'At last')
    await user.click(button('Like and send'))
    await waitFor(() => expect(done).toEqual(['sent']))
    expect(screen.queryByText('Sent to Brian.')).toBeNull()
  })

  it('only sends after an earlier like, and says when there is nothing to send', async () => {
    await open({ reaction: 'liked' })
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull()
    await user.click(button('Send'))
    expect(screen.getAllByText('Write a line first.').length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  it('says that a request waits already', async () => {
    const conversation = createConversation({ state: 'request', can_message: false })
    server.on(listMessages, () => json({ data: { messages: [], conversation, stranger: null } }))
    await open()
    expect(await screen.findByText('Your request is waiting.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a line that could not be sent', () => {
  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), /Your line is kept/],
    ['while the server is away', () => json({ message: 'Away', code: 'platform.unavailable' }, 503), /Your line is kept/],
    ['about a photo that is gone', () => json({ message: 'Not there any more', code: 'chat.item_gone' }, 422), 'Not there any more'],
  ])('%s stays in the sheet, and goes out later under the same id', async (_, respond, told) => {
    await open()
    await user.type(field(), 'Prove it')
    server.on(likeWithLine, respond)
    await user.click(button('Like and send'))
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0)
    expect(field().textContent).toBe('Prove it')
    expect(done).toEqual([])
    accepts()
    await user.click(button('Like and send'))
    await waitFor(() => expect(done).toEqual(['sent']))
    const [first, second] = sent() as { id: string }[]
    expect(second).toEqual(first)
  })

  it('survives closing the sheet', async () => {
    await open()
    await user.type(field(), 'Prove it')
    await user.click(button('Close'))
    await waitFor(() => expect(done).toEqual(['closed']))
    await user.click(button('Open'))
    await waitFor(() => expect(field().textContent).toBe('Prove it'))
  })
})
