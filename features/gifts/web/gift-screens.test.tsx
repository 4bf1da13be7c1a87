// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { declineGift, type Gift, getGiftRecipient, listGiftPlans, listMyGifts, purchaseGift, redeemGift } from '../contract.ts'
import { en as gifts } from '../locales/en.ts'
import { GiftMessage } from './GiftMessage.tsx'
import { GiftShopSheetBox } from './GiftShopSheetBox.tsx'
import { GiftShopScreen } from './shop/GiftShopScreen.tsx'
import { MyGiftsScreen } from './MyGiftsScreen.tsx'

const words = { gifts, platform }
const person = userEvent.setup({ delay: null })
const brian = { id: '00000000-0000-4000-8000-000000000002', firstname: 'Brian', lastname: 'Otieno', image: null, image_blur: null }
const amina = { ...brian, id: '00000000-0000-4000-8000-000000000001', firstname: 'Amina', lastname: 'Bello' }
const rose = { id: '61f70001-0000-4000-8000-000000000001', name: 'Rose', icon: 'rose', picture: null, amount: '1.00' }
const ring = { id: '61f70001-0000-4000-8000-000000000008', name: 'Ring', icon: 'unknown to us', picture: null, amount: '150.00' }
const gift = (changes: Partial<Gift> = {}): Gift => ({
  id: '00000000-0000-4000-8000-000000000009',
  plan: rose,
  from: brian,
  to: amina,
  note: 'For you',
  status: 'open',
  credits: 50,
  created_at: '2026-03-02T09:00:00Z',
  expires_at: '2026-05-01T09:00:00Z',
  ...changes,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  localStorage.clear()
  server = fakeServer()
  vi.spyOn(console, 'error').mockReturnValue()
  server.on(getWallet, () =>
    json({ data: { wallet: { usd: '10.00', credits: 0 }, price: { id: 1, credits_per_usd: 100, cents_per_100_credits: 90 } } }),
  )
  server.on(listGiftPlans, () => json({ data: { plans: [rose, ring] } }))
  server.on(getGiftRecipient, () => json({ data: { person: brian, takes_note: true } }))
  server.on(listMyGifts, () => json({ data: { received: [gift()], sent: [] } }))
})
afterEach(cleanup)
const sent = () => server.seen.filter(({ endpoint }) => endpoint.method === 'POST')

const onBought = vi.fn<(uid: string) => void>()
const shop = (plan?: string) =>
  renderScreen(<GiftShopScreen uid={brian.id} plan={plan} onBought={onBought} onConversation={() => {}} />, words)

describe('the gift screen', () => {
  it('shows an overlay until everything is loaded, then the gifts and the balance', async () => {
    let arrive: (() => void) | undefined
    server.on(listGiftPlans, () => new Promise((resolve) => (arrive = () => resolve(json({ data: { plans: [rose, ring] } })))))
    await shop()
    expect(screen.getByText('Loading...')).toBeTruthy()
    await waitFor(() => expect(arrive).toBeDefined())
    arrive?.()
    expect(await screen.findByRole('heading', { name: 'A gift for Brian' })).toBeTruthy()
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(within(screen.getByRole('complementary')).getByText('$10.00')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Buy .+ for/ })).toHaveLength(2)
  })

  it('previews the price and the remaining balance, then buys once with the note and the shown price', async () => {
    server.on(purchaseGift, () =>
      json({ data: { gift: gift({ from: amina, to: brian, credits: null }), wallet: { usd: '9.00', credits: 0 } } }),
    )
    await shop()
    await person.click(await screen.findByRole('button', { name: 'Buy Rose for $1.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Rose to Brian?' }))
    expect([dialog.getByText('$1.00'), dialog.getByText('$9.00')]).toHaveLength(2)
    await person.type(dialog.getByLabelText(/A few words/), 'Hi')
    await person.dblClick(dialog.getByRole('button', { name: 'Send for $1.00' }))
    expect(await screen.findByRole('dialog', { name: 'Your gift is on its way' })).toBeTruthy()
    expect(sent().map(({ params, body }) => [params['planId'], params['uid'], body])).toEqual([
      [rose.id, brian.id, { amount: '1.00', note: 'Hi' }],
    ])
    expect(onBought).toHaveBeenCalledWith(brian.id)
  })

  it('links to a deposit that returns to the same gift when the balance is too small', async () => {
    await shop(ring.id)
    const dialog = within(await screen.findByRole('dialog', { name: 'Insufficient wallet balance for gifts' }))
    const link = dialog.getByRole('link', { name: 'Deposit' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/dashboard/gifts?uid=${brian.id}&plan=${ring.id}`)
    expect(sent()).toEqual([])
  })

  it('trusts the server about the balance, and reports a failed purchase', async () => {
    server.on(purchaseGift, () => json({ message: 'Insufficient wallet balance for gifts', code: 'gifts.insufficient_funds' }, 422))
    await shop(rose.id)
    await person.click(await screen.findByRole('button', { name: 'Send for $1.00' }))
    expect(await screen.findByRole('dialog', { name: 'Insufficient wallet balance for gifts' })).toBeTruthy()
    cleanup()
    server.on(purchaseGift, () => json({}, 500))
    await shop(rose.id)
    await person.click(await screen.findByRole('button', { name: 'Send for $1.00' }))
    expect(await screen.findByText('Failed to send gift. Please try again.')).toBeTruthy()
  })

  it('has no note field without permission, and shows when a member cannot receive gifts', async () => {
    server.on(getGiftRecipient, () => json({ data: { person: brian, takes_note: false } }))
    await shop(rose.id)
    await screen.findByRole('dialog')
    expect(screen.queryByLabelText(/A few words/)).toBeNull()
    cleanup()
    server.on(getGiftRecipient, () => json({ message: 'gone' }, 404))
    await shop()
    expect(await screen.findByText('You can’t send a gift to this member.')).toBeTruthy()
  })

  it('offers a retry when loading fails', async () => {
    server.on(listGiftPlans, () => json({ message: 'no' }, 400))
    await shop()
    expect(await screen.findByText('Failed to load gifts')).toBeTruthy()
    server.on(listGiftPlans, () => json({ data: { plans: [] } }))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There are no gifts to choose from right now. Please check back later.')).toBeTruthy()
  })
})

describe('the gift sheet of a conversation', () => {
  const onClose = vi.fn()
  const sheet = (open = true) =>
    renderScreen(<GiftShopSheetBox open={open} uid={brian.id} name="Brian" onClose={onClose} onBought={onBought} />, words)

  it('says for whom, buys once, and closes', async () => {
    server.on(purchaseGift, () =>
      json({ data: { gift: gift({ from: amina, to: brian, credits: null }), wallet: { usd: '9.00', credits: 0 } } }),
    )
    onBought.mockReset()
    await sheet()
    const dialog = within(await screen.findByRole('dialog', { name: 'A gift for Brian' }))
    expect(await dialog.findByText('$10.00')).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Buy Rose for $1.00' }))
    await person.dblClick(await screen.findByRole('button', { name: 'Send for $1.00' }))
    await waitFor(() => expect(onBought).toHaveBeenCalledWith(brian.id))
    expect(onClose).toHaveBeenCalled()
    expect(sent()).toHaveLength(1)
    expect(await screen.findByText('You sent Rose to Brian.')).toBeTruthy()
  })

  it('loads nothing while it is closed, and shows when a member cannot receive gifts', async () => {
    await sheet(false)
    expect(server.seen).toEqual([])
    cleanup()
    server.on(getGiftRecipient, () => json({ message: 'gone' }, 404))
    await sheet()
    expect(await screen.findByText('You can’t send a gift to this member.')).toBeTruthy()
  })

  it('stays open when a purchase fails', async () => {
    server.on(purchaseGift, () => json({}, 500))
    onClose.mockReset()
    await sheet()
    await person.click(await screen.findByRole('button', { name: 'Buy Rose for $1.00' }))
    await person.click(await screen.findByRole('button', { name: 'Send for $1.00' }))
    expect(await screen.findByText('Failed to send gift. Please try again.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})

const mine = (tab: 'received' | 'sent' = 'received') => renderScreen(<MyGiftsScreen tab={tab} onTab={() => {}} />, words)
const unwrap = async () => person.click(await screen.findByRole('button', { name: 'Open the gift from Brian' }))

describe('gifts of the member', () => {
  it('stay wrapped until they are opened, without name and actions', async () => {
    await mine()
    expect(await screen.findByRole('heading', { name: 'A gift from Brian' })).toBeTruthy()
    expect(screen.queryByText('Rose')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
    await unwrap()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rose' }))
    expect(screen.getByRole('button', { name: 'Redeem' })).toBeTruthy()
    expect(sent()).toEqual([])
    cleanup()
    await mine()
    expect(await screen.findByRole('heading', { name: 'Rose' })).toBeTruthy()
  })

  it('are redeemed for the credits that were shown', async () => {
    server.on(redeemGift, () => json({ data: { gift: gift({ status: 'redeemed' }), wallet: { usd: '10.00', credits: 50 } } }))
    await mine()
    await unwrap()
    const card = within(await screen.findByRole('listitem'))
    expect(card.getByText('From Brian Otieno')).toBeTruthy()
    server.on(listMyGifts, () => json({ data: { received: [gift({ status: 'redeemed' })], sent: [] } }))
    // The price of a gift is never shown, and its worth in credits only when it is redeemed.
    expect(document.body.textContent).not.toMatch(/\$1|50/)
    await person.click(card.getByRole('button', { name: 'Redeem' }))
    await person.dblClick(screen.getByRole('button', { name: 'Redeem for 50 credits' }))
    expect(await screen.findByText('Redeemed')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Rose brought you 50 credits.')).toBeTruthy()
    expect(sent().map(({ body }) => body)).toEqual([{ credits: 50 }])
    // The buttons have disappeared, so the focus is on the name of the gift.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rose' }))
  })

  it('are declined after a confirmation', async () => {
    server.on(declineGift, () => json({ data: { gift: gift({ status: 'declined', credits: null }) } }))
    await mine()
    await unwrap()
    await person.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(sent()).toEqual([])
    server.on(listMyGifts, () => json({ data: { received: [gift({ status: 'declined', credits: null })], sent: [] } }))
    await person.click(screen.getByRole('button', { name: 'Decline the gift' }))
    expect(await screen.findByText('You declined Rose.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rose' })))
  })

  it('keep the focus on the button when nothing was answered', async () => {
    server.on(redeemGift, () => json({ message: 'Not now.' }, 503))
    await mine()
    await unwrap()
    await person.click(await screen.findByRole('button', { name: 'Redeem' }))
    await person.click(screen.getByRole('button', { name: 'Redeem for 50 credits' }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Redeem' })))
  })

  it('have an empty state and an error state', async () => {
    await mine('sent')
    expect(await screen.findByText('You haven’t sent a gift yet')).toBeTruthy()
    cleanup()
    server.on(listMyGifts, () => json({ message: 'no' }, 400))
    await mine()
    expect(await screen.findByText('Failed to load gifts')).toBeTruthy()
  })
})

it('a gift in a conversation has actions for its receiver and a status for its giver', async () => {
  await renderScreen(<GiftMessage id={gift().id} own={false} note="For you" />, words)
  await person.click(await screen.findByRole('button', { name: 'Open the gift' }))
  expect(await screen.findByRole('button', { name: 'Redeem' })).toBeTruthy()
  cleanup()
  server.on(listMyGifts, () => json({ data: { received: [], sent: [gift({ status: 'returned', credits: null })] } }))
  await renderScreen(<GiftMessage id={gift().id} own note="" />, words)
  expect(await screen.findByText('The money is back in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

describe('a received gift in a conversation', () => {
  const received = () => renderScreen(<GiftMessage id={gift().id} own={false} note="For you" />, words)

  it('is wrapped until it is opened, with its note and without name and actions', async () => {
    await received()
    const open = await screen.findByRole('button', { name: 'Open the gift' })
    expect(screen.getByText('A gift from Brian')).toBeTruthy()
    expect(screen.getByText('For you')).toBeTruthy()
    expect(screen.queryByText('Rose')).toBeNull()
    // The buttons to redeem and decline are not shown yet, because their dialogs name the gift.
    expect(screen.getAllByRole('button')).toEqual([open])
    open.focus()
    await person.keyboard('{Enter}')
    expect(screen.getByText('Rose')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Redeem' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
    // The button has disappeared, so the focus is on the name of the gift.
    expect(document.activeElement?.textContent).toBe('Rose')
    expect(sent()).toEqual([])
  })

  it('has the focus on its name once it is redeemed from the conversation', async () => {
    server.on(redeemGift, () => json({ data: { gift: gift({ status: 'redeemed' }), wallet: { usd: '10.00', credits: 50 } } }))
    await received()
    await person.click(await screen.findByRole('button', { name: 'Open the gift' }))
    await person.click(await screen.findByRole('button', { name: 'Redeem' }))
    server.on(listMyGifts, () => json({ data: { received: [gift({ status: 'redeemed' })], sent: [] } }))
    await person.click(screen.getByRole('button', { name: 'Redeem for 50 credits' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Rose')))
  })

  it('stays opened on this device', async () => {
    await received()
    await person.click(await screen.findByRole('button', { name: 'Open the gift' }))
    cleanup()
    await received()
    expect(await screen.findByText('Rose')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the gift' })).toBeNull()
  })

  it.each(['redeemed', 'declined', 'returned'] as const)('is not wrapped once it is %s', async (status) => {
    server.on(listMyGifts, () => json({ data: { received: [gift({ status })], sent: [] } }))
    await received()
    expect(await screen.findByText('Rose')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
