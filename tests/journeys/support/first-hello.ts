import { randomUUID } from 'node:crypto'
import { en as authEn } from '#features/auth/locales/en.ts'
import { fr as authFr } from '#features/auth/locales/fr.ts'
import { en as chatEn } from '#features/chat/locales/en.ts'
import { fr as chatFr } from '#features/chat/locales/fr.ts'
import { en as giftsEn } from '#features/gifts/locales/en.ts'
import { fr as giftsFr } from '#features/gifts/locales/fr.ts'
import { en as matchesEn } from '#features/matches/locales/en.ts'
import { fr as matchesFr } from '#features/matches/locales/fr.ts'
import { en as membersEn } from '#features/members/locales/en.ts'
import { fr as membersFr } from '#features/members/locales/fr.ts'
import { en as vocabularyEn } from '#features/members/locales/vocabulary/en.ts'
import { fr as vocabularyFr } from '#features/members/locales/vocabulary/fr.ts'
import { en as onboardingEn } from '#features/onboarding/locales/en.ts'
import { fr as onboardingFr } from '#features/onboarding/locales/fr.ts'
import { en as photosEn } from '#features/photos/locales/en.ts'
import { fr as photosFr } from '#features/photos/locales/fr.ts'
import { en as placesEn } from '#features/places/locales/en.ts'
import { fr as placesFr } from '#features/places/locales/fr.ts'
import { en as reactionsEn } from '#features/reactions/locales/en.ts'
import { fr as reactionsFr } from '#features/reactions/locales/fr.ts'
import { en as frameEn } from '#features/site/locales/en.ts'
import { fr as frameFr } from '#features/site/locales/fr.ts'
import { en as siteEn } from '#features/site/locales/public/en.ts'
import { fr as siteFr } from '#features/site/locales/public/fr.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { callApi, type Member, signUpByApi } from './people.ts'

/** The texts that lead from the landing page to an opened gift. */
export const texts = {
  en: {
    auth: authEn,
    chat: chatEn,
    frame: frameEn,
    gifts: giftsEn,
    matches: matchesEn,
    members: membersEn,
    onboarding: onboardingEn,
    photos: photosEn,
    places: placesEn,
    reactions: reactionsEn,
    site: siteEn,
    vocabulary: vocabularyEn,
  },
  fr: {
    auth: authFr,
    chat: chatFr,
    frame: frameFr,
    gifts: giftsFr,
    matches: matchesFr,
    members: membersFr,
    onboarding: onboardingFr,
    photos: photosFr,
    places: placesFr,
    reactions: reactionsFr,
    site: siteFr,
    vocabulary: vocabularyFr,
  },
}
export type Language = keyof typeof texts

/** Fills in the placeholders of a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const answer = { question: 'perfect_sunday', answer: 'Rain on the roof and a long book.' }

/** A man at a place, with an answer on his profile and ten dollars in his wallet. */
export const createGiftSender = async (
  request: APIRequestContext,
  firstName: string,
  place: { lat: number; lng: number },
): Promise<Member> => {
  const email = `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`
  const host = await signUpByApi(request, { firstName, lastName: 'Mensah', gender: 'Man', age: 31, email, phone: '677123456', ...place })
  const authorization = `Bearer ${host.token}`
  const changed = await request.patch('/api/me', { headers: { authorization }, data: { prompts: [answer] } })
  expect(changed.ok()).toBe(true)
  const data = { channel: 'paystack', currency: 'NGN', amount: '15965' }
  const headers = { authorization, 'idempotency-key': randomUUID() }
  const { data: started } = (await (await request.post('/api/deposit/payment/info', { headers, data })).json()) as {
    data: { id: string; payment_url: string }
  }
  expect((await request.post(started.payment_url, { form: { choice: 'pay' }, maxRedirects: 0 })).status()).toBe(303)
  const wallet = async () => {
    await callApi(request, host, 'POST', `/deposit/${started.id}/refresh`)
    return ((await (await callApi(request, host, 'GET', '/account/wallet')).json()) as { data: { wallet: { usd: string } } }).data.wallet
      .usd
  }
  await expect.poll(wallet).toBe('10.00')
  return host
}

/** Sends the cheapest gift from one member to another. */
export const sendGift = async (request: APIRequestContext, from: Member, uid: string): Promise<void> => {
  const { data } = (await (await callApi(request, from, 'GET', '/gift/plans')).json()) as {
    data: { plans: { id: string; amount: string }[] }
  }
  const [cheapest] = data.plans.toSorted((one, other) => Number(one.amount) - Number(other.amount))
  const headers = { authorization: `Bearer ${from.token}`, 'idempotency-key': randomUUID() }
  expect((await request.post(`/api/gift/${cheapest?.id}/purchase/${uid}`, { headers, data: {} })).ok()).toBe(true)
}
