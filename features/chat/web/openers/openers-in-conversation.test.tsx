// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { brian, createConversation, createNumberedMessage, memberTexts, openedMessages, signIn } from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { vocabularyWords, vocabularyWordsFr } from '#tests/support/web/vocabulary-words.ts'
import { listConversations, listMessages, markConversationRead, type Message, sendMessage } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { fr as chatFr } from '../../locales/fr.ts'
import { listOpeners } from '../../openers-contract.ts'
import { MessagesScreen } from '../MessagesScreen.tsx'

const user = userEvent.setup({ delay: null })
const nobody = () => {}
const matched = createNumberedMessage(1, 'matched', null)
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  stubLayout()
  localStorage.clear()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [], next_cursor: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
  server.on(listOpeners, () =>
    json({
      data: {
        openers: [
          { kind: 'interest', sentence: 'a', about: 'cooking' },
          { kind: 'prompt', sentence: 'a', about: 'perfect_sunday' },
          { kind: 'town', sentence: 'b', about: 'Douala' },
          // A sentence that only a newer server knows.
          { kind: 'interest', sentence: 'z', about: 'cooking' },
        ],
      },
    }),
  )
})
afterEach(cleanup)

const holds = (messages: Message[]) =>
  server.on(listMessages, () =>
    json({ data: { messages, conversation: createConversation({ last_message: messages.at(-1) ?? null }), stranger: null } }),
  )
const show = (locale: Locale = 'en') =>
  renderScreen(
    <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />,
    locale === 'fr'
      ? { chat: chatFr, members: memberTexts, platform, vocabulary: vocabularyWordsFr }
      : { chat, members: memberTexts, platform, vocabulary: vocabularyWords },
    locale,
  )
const ideas = () => screen.findByRole('group', { name: 'Ideas for a first line' })
const field = () => screen.findByRole('textbox', { name: 'Message' })

it('puts an idea into the field of an empty conversation, exchanges it for another one, and sends nothing', async () => {
  holds([matched])
  await show()
  await user.click(await screen.findByRole('button', { name: 'Cooking: that makes two of us. How did it start for you?' }))
  expect(await field()).toHaveProperty('value', 'Cooking: that makes two of us. How did it start for you?')
  await user.click(screen.getByRole('button', { name: '“My perfect Sunday”: I’d love to hear the long version.' }))
  expect(await field()).toHaveProperty('value', '“My perfect Sunday”: I’d love to hear the long version.')
  expect(server.seen.filter(({ endpoint }) => endpoint === sendMessage)).toEqual([])
})

it('never replaces what the member has written', async () => {
  holds([matched])
  await show()
  await ideas()
  await user.type(await field(), 'Hi')
  expect(screen.queryByRole('group', { name: 'Ideas for a first line' })).toBeNull()
})

it('is written in the language of the writer', async () => {
  holds([matched])
  await show('fr')
  expect(await screen.findByRole('button', { name: 'Cuisine : toi aussi ! Comment ça a commencé ?' })).toBeTruthy()
})

it('shows nothing, and asks for nothing, once something was written', async () => {
  holds(openedMessages)
  await show()
  await field()
  expect(screen.queryByRole('group', { name: 'Ideas for a first line' })).toBeNull()
  expect(server.seen.some(({ endpoint }) => endpoint === listOpeners)).toBe(false)
})

it('shows nothing when there are none', async () => {
  server.on(listOpeners, () => json({ message: 'gone' }, 404))
  holds([matched])
  await show()
  await field()
  await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === listOpeners)).toBe(true))
  expect(screen.queryByRole('group', { name: 'Ideas for a first line' })).toBeNull()
})
