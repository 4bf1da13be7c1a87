// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { createConversation, createNumberedMessage, memberTexts, signIn } from '#tests/support/web/chat.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import type { MessageKind } from '../../content-contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ConversationRow } from './ConversationRow.tsx'

beforeEach(() => {
  stubLayout()
  localStorage.clear()
  signIn()
})
afterEach(cleanup)

/** Renders the row of a conversation that ends with a message, and returns its button. */
const show = async (kind: MessageKind, body: string, deleted = false) => {
  const last_message = { ...createNumberedMessage(2, body), kind, deleted }
  const row = <ConversationRow conversation={createConversation({ last_message })} selected={false} onOpen={() => {}} onRead={undefined} />
  await renderScreen(row, { chat, members: memberTexts, platform })
  return screen.getByRole('button', { name: /Brian Otieno/ })
}

it.each([
  ['voice', '🎤 0:12', 'Voice note 0:12'],
  ['picture', '📷', 'Picture'],
  ['gift', 'Enjoy', 'Gift'],
  ['call', 'voice ended 125', 'Call'],
  ['date', '📅 2026-05-01 18:00 Africa/Douala · Akwa', 'A date'],
] as const)('draws an icon before the preview of a %s', async (kind, body, words) => {
  const row = await show(kind, body)
  expect(row.textContent).toContain(words)
  expect(row.textContent).not.toMatch(/\p{Extended_Pictographic}/u)
  expect(row.querySelectorAll('svg')).toHaveLength(1)
})

it('draws none before a text, nor before a deleted picture', async () => {
  expect((await show('text', 'How are you?')).querySelector('svg')).toBeNull()
  cleanup()
  expect((await show('picture', '📷', true)).querySelector('svg')).toBeNull()
})
