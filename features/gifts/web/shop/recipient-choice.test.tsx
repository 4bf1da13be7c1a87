// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listConversations } from '#features/chat/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { createConversation } from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as gifts } from '../../locales/en.ts'
import { GiftShopScreen } from './GiftShopScreen.tsx'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})
afterEach(cleanup)
const show = () => renderScreen(<GiftShopScreen onBought={() => {}} onConversation={() => {}} />, { gifts, platform })

it('offers the people of open conversations when nobody is chosen', async () => {
  const open = createConversation()
  const closed = createConversation({ state: 'closed', person: { ...open.person, id: '00000000-0000-4000-8000-000000000077' } })
  server.on(listConversations, () => json({ data: { conversations: [open, closed], next_cursor: null } }))
  await show()
  const choice = await screen.findByRole('region', { name: 'Who is it for?' })
  expect(within(choice).getAllByRole('link')).toHaveLength(1)
  const link = within(choice).getByRole('link', { name: 'Brian Otieno' })
  expect(link.getAttribute('href')).toBe(`/dashboard/gifts?uid=${open.person.id}`)
})
it('shows the way to the matches without an open conversation, and when the list fails', async () => {
  server.on(listConversations, () => json({ message: 'no' }, 500))
  await show()
  expect((await screen.findByRole('link', { name: 'Find Match' })).getAttribute('href')).toBe('/dashboard/matches')
  expect(screen.getByText(gifts.shop.nobody)).toBeTruthy()
})
