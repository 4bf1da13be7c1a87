import type { APIRequestContext } from '@playwright/test'
import { prepareTwoAdministrators } from '../support/console.ts'
import { callApi, createMember, signInDemoMember, type Member } from '../support/people.ts'

/** The screens that one caller can open, by their addresses. */
export interface ScreenGroup {
  name: string
  /** The member who is signed in; absent for a visitor. */
  member?: Member
  paths: readonly string[]
}

const prefix = (base: string, names: readonly string[]) => names.map((name) => `${base}${name}`)

export const visitorPaths = [
  '/',
  '/contactUs',
  '/terms&conditions',
  '/privacy',
  '/signup',
  '/login',
  '/otp?type=verify-email',
  '/otp-login',
].concat(['/otp?type=login', '/forgot-password', '/reset-password', '/account-ready', '/appeal', '/user', '/no/such/page'])

/** Addresses of a member's screens; `uid` is another member whom some of the screens are about. */
export const memberPaths = (uid: string, receipt?: string): string[] => [
  ...prefix('/dashboard/', ['matches', 'likes', 'who-likes-me', 'dislikes', 'blocked', 'messages', 'notifications', 'profile', 'settings']),
  ...prefix('/dashboard/settings?tab=', ['change-password', 'change-email']),
  ...prefix('/dashboard/settings?part=', ['notices', 'privacy', 'people', 'storage', 'account']),
  ...prefix('/dashboard/', [
    'wallet',
    'wallet/convert',
    'deposit',
    'deposit/return',
    'withdraw',
    'boost-profile',
    'upgrade',
    'gift',
    'no-such',
  ]),
  ...(receipt === undefined ? [] : [`/dashboard/wallet/receipt/${receipt}`]),
  ...prefix('/dashboard/', [
    `gifts?uid=${uid}`,
    `messages?uid=${uid}`,
    `messages/m?uid=${uid}`,
    `report?uid=${uid}`,
    `user/${uid}/profile`,
  ]),
  '/add-photo',
  '/place',
  ...prefix('/onboarding?step=', ['people', 'goals', 'distance', 'languages', 'interests', 'prompt', 'privacy']),
  '/user',
  '/change-password',
  '/otp?type=change-email',
]

const adminPaths = (uid: string, report: string): string[] => [
  ...prefix('/admin', ['', '/members', `/members/${uid}`, `/reports/${report}`, '/appeals', '/photos', '/deposits', '/currencies']),
  ...prefix('/admin', ['/ledger', '/catalogue', '/audit']),
]

interface Feed {
  data: { people: { id: string }[] }
}
interface Listed {
  data: { transactions?: { id: string }[]; cases?: { id: string }[] }
}

/** Returns the addresses of every screen, with data on it. */
export const listScreens = async (request: APIRequestContext): Promise<ScreenGroup[]> => {
  const member = await signInDemoMember(request)
  const feed = (await (await callApi(request, member, 'GET', '/matches?distance=any')).json()) as Feed
  const uid = feed.data.people[0]?.id ?? (await createMember(request, 'Solange', { lat: 4.05, lng: 9.7 })).id
  await callApi(request, member, 'POST', `/conversations/${uid}/messages`, { id: crypto.randomUUID(), body: 'Hello' })
  const wallet = (await (await callApi(request, member, 'GET', '/account/transactions')).json()) as Listed
  const somebody = await createMember(request, 'Odile', { lat: 4.6, lng: 9.4 })
  await callApi(request, somebody, 'POST', `/abuse/${uid}/report`, {
    content: 'The same message is written to everybody.',
    category: 'scam',
  })
  const [boss] = await prepareTwoAdministrators(request)
  const reports = (await (await callApi(request, boss, 'GET', '/admin/reports')).json()) as Listed
  const ofMember = memberPaths(uid, wallet.data.transactions?.[0]?.id)
  const half = Math.ceil(ofMember.length / 2)
  return [
    { name: 'of a visitor', paths: visitorPaths },
    { name: 'of a member, first half', member, paths: ofMember.slice(0, half) },
    { name: 'of a member, second half', member, paths: ofMember.slice(half) },
    { name: 'of an administrator', member: boss, paths: adminPaths(uid, reports.data.cases?.[0]?.id ?? uid) },
  ]
}
