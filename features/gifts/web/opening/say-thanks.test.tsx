// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readDraft, setDraft } from '#features/chat/web/index.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { signIn } from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { type Gift, listMyGifts } from '../../contract.ts'
import { en as gifts } from '../../locales/en.ts'
import { GiftMessage } from '../GiftMessage.tsx'

const brian = { id: '00000000-0000-4000-8000-000000000002', firstname: 'Brian', lastname: 'Otieno', image: null, image_blur: null }
const gift: Gift = {
  id: '00000000-0000-4000-8000-000000000009',
  plan: { id: '61f70001-0000-4000-8000-000000000001', name: 'Rose', icon: 'rose', picture: null, amount: '1.00' },
  from: brian,
  to: { ...brian, id: '00000000-0000-4000-8000-000000000001', firstname: 'Amina' },
  note: 'For you',
  status: 'open',
  credits: 50,
  created_at: '2026-03-02T09:00:00Z',
  expires_at: '2026-05-01T09:00:00Z',
}

afterEach(cleanup)

it.each([
  ['', 'Thank you, that’s so kind of you!'],
  ['I was just thinking of you', 'I was just thinking of you'],
])('an opened gift offers first to say thank you, once, and keeps what is written: “%s”', async (before, after) => {
  const user = userEvent.setup({ delay: null })
  localStorage.clear()
  signIn()
  setDraft(brian.id, before)
  const server = fakeServer()
  server.on(listMyGifts, () => json({ data: { received: [gift], sent: [] } }))
  await renderScreen(
    <>
      <GiftMessage id={gift.id} own={false} note="For you" />
      <textarea data-composer aria-label="Message" />
    </>,
    { gifts, platform },
  )
  await user.click(await screen.findByRole('button', { name: 'Open the gift' }))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Say thank you', 'Redeem', 'Decline'])
  await user.click(screen.getByRole('button', { name: 'Say thank you' }))
  expect(readDraft(brian.id)).toBe(after)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
  expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull()
  expect(server.seen.filter(({ endpoint }) => endpoint.method === 'POST')).toEqual([])
})
