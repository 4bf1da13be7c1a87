// The authorisation matrix: every call of the contract, by method and path, with its class and what differs from it. A new call is one line.
import { paymentChannels } from '#features/deposits/contract.ts'
import { registration } from '../support/features/auth.ts'
import type { Cast } from './cast.ts'
import { consoleTable } from './console-table.ts'
import {
  aMember,
  bearers,
  but,
  everybody,
  hers,
  hersToChange,
  members,
  onOffer,
  plain,
  signedIn,
  toAMember,
  unconcerned,
  unnoticed,
} from './grids.ts'
import { call, on, type Row } from './row.ts'

const badCursor = { query: { cursor: 'x'.repeat(513) } }
const uid = { by: 'uid' }
const code = '000000'
const newPassword = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }
const email = ({ people }: Cast) => people.owner.email

/** Nobody guesses a code: who has the right one is told by the tests of sign-in. */
const guessing = but(everybody, { 'live *': 422 })

const account = {
  'GET /me': call(plain(signedIn)),
  'PATCH /me': call(members, { body: { bio: 'I cook on Sundays' } }),
  'GET /me/settings': call(plain(signedIn)),
  'PATCH /me/settings': call(signedIn, { body: { locale: 'fr' } }),
  'POST /me/pause': call(plain(members)),
  'DELETE /me/pause': call(plain(members)),
  'POST /me/export': call(plain(signedIn)),
  'GET /me/deletion': call(plain(signedIn)),
  'DELETE /me': call(signedIn, ({ password }) => ({ body: { password, word: 'DELETE' } })),
  'GET /me/standing': call(plain(signedIn)),
  'POST /me/standing/:id/seen': on(
    'statement',
    // Of a decision about somebody else nothing is told, and nothing is noted.
    but(signedIn, {
      'live other': 'still',
      'live blocked': 'still',
      'live blocker': 'still',
      'live guest': 'still',
      'live admin': 'still',
    }),
  ),
  'GET /appeals': on('appeal', bearers, undefined, { by: 'token', place: 'query' }),
  // It was appealed already; who may is told by the tests of moderation.
  'POST /appeals': on(
    'appeal',
    but(bearers, { 'live *': 409 }),
    { body: { content: 'I was not there that day' } },
    { by: 'token', place: 'body' },
  ),
} satisfies Record<string, Row>

const auth = {
  'POST /auth/sign-up': call(everybody, { body: registration({ email: 'new@example.com' }) }),
  'POST /auth/verify-email': call(guessing, (cast) => ({ body: { email: email(cast), code } })),
  'POST /auth/codes': call(everybody, (cast) => ({ body: { email: email(cast), type: 'login' } })),
  'POST /auth/otp-login': call(guessing, (cast) => ({ body: { email: email(cast), code } })),
  'POST /auth/reset-password': call(guessing, (cast) => ({ body: { ...newPassword, email: email(cast), code } })),
  'POST /auth/login': call(everybody, (cast) => ({ body: { email: email(cast), password: cast.password } })),
  'POST /auth/logout': call(plain(signedIn)),
  'POST /auth/change-password': call(members, ({ password }) => ({ body: { ...newPassword, current_password: password } })),
  'POST /auth/change-email': call(members, ({ password }) => ({ body: { email: 'newer@example.com', password } })),
  'POST /auth/change-email/confirm': call(but(members, { 'live *': 422 }), { body: { code } }),
  'GET /auth/sessions': call(plain(signedIn)),
  'DELETE /auth/sessions/:id': on('session', hers),
  'DELETE /auth/sessions': call(plain(signedIn)),
} satisfies Record<string, Row>

const money = {
  'GET /account/wallet': call(plain(signedIn)),
  'GET /account/transactions': call(signedIn, undefined, badCursor),
  'GET /account/transactions/csv': call(signedIn, undefined, { query: { month: 'May' } }),
  'GET /account/transactions/:id': on('transaction', hers),
  'POST /wallet/credits/buy': call(members, { body: { usd: '1' } }),
  'POST /wallet/credits/sell': call(members, { body: { credits: '100' } }),
  'GET /currencies': call(plain(signedIn)),
  'POST /deposit/rate': on('currency', but(aMember, { 'live blocked': 'ok', 'live blocker': 'ok' }), undefined, {
    by: 'currency',
    place: 'query',
  }),
  'POST /deposit/payment/info': call(members, { body: { channel: 'paystack', currency: 'NGN', amount: '500' } }),
  'GET /deposit/:id': on('deposit', hers),
  'POST /deposit/:id/refresh': on('deposit', hers),
  ...Object.fromEntries(
    paymentChannels.map((channel) => [
      `POST /webhooks/${channel}`,
      call(but(everybody, { 'live *': 401, 'malformed *': 401 }), { body: {} }),
    ]),
  ),
  'GET /user-boost/plans': call(plain(signedIn)),
  'POST /profile/boost/:id': on('boostPlan', onOffer, { body: {} }),
  'GET /subscriptions/plans': call(plain(signedIn)),
  'POST /subscriptions/:id/subscribe': on('plan', onOffer, { body: {} }),
  'GET /gift/plans': call(plain(signedIn)),
  'GET /gift/my/plans': call(plain(signedIn)),
  'GET /gift/:id': on('gift', hers),
  'GET /gift/recipients/:uid': on('member', but(toAMember, { 'live owner': 403 }), undefined, uid),
  'POST /gift/:planId/purchase/:uid': [
    on('member', but(toAMember, { 'live owner': 403 }), ({ things }) => ({ params: { planId: things.giftPlan.live }, body: {} }), uid),
    on('giftPlan', onOffer, ({ friend }) => ({ params: { uid: friend.id }, body: {} }), { by: 'planId' }),
  ],
  'POST /gift/:id/redeem': on('gift', hersToChange, { body: {} }),
  'POST /gift/:id/decline': on('gift', hersToChange),
} satisfies Record<string, Row | Row[]>

const people = {
  'GET /matches': call(signedIn, undefined, { query: { distance: '7' } }),
  'GET /profile/:id': on('member', aMember),
  'POST /profile/images/upload': { grid: plain(members), upload: 'images[]' },
  'PUT /me/images/order': call(
    but(members, { 'live other': 422, 'live blocked': 422, 'live blocker': 422, 'live admin': 422 }),
    ({ things }) => ({ body: { ids: [things.photo.live] } }),
  ),
  'DELETE /profile/images/:id/remove': on('photo', hersToChange),
  'PUT /me/place': call(members, { body: { lat: 4.05, lng: 9.7 } }),
  'GET /places/cities': call(everybody, { query: { country: 'CM' } }, { query: { country: 'nowhere' } }),
  'GET /places/country': call(plain(everybody)),
  'GET /actions/toggle/:action': on('member', toAMember, { params: { action: 'like' } }, { ...uid, place: 'query' }),
  'POST /actions/toggle/:action': [
    on('member', toAMember, { params: { action: 'dislike' } }, { ...uid, place: 'query' }),
    // Only who blocked has something to take back.
    on('member', but(toAMember, { 'live blocker': 'ok' }), { params: { action: 'unblock' } }, { ...uid, place: 'query' }),
  ],
  'POST /actions/block/:id': on('member', but(toAMember, { 'live blocker': 'ok' }), { body: { action: 'block' } }),
  'GET /actions/reactions': call(signedIn, undefined, { query: { type: 'hates' } }),
  'GET /actions/reactions/others': call(signedIn, undefined, { query: { type: 'dislikes' } }),
  // Neither a block nor leaving is a way out of a report by those who met her.
  'POST /abuse/:id/report': on('member', but(toAMember, { 'live blocked': 'ok', 'live blocker': 'ok', 'gone owner': 'ok' }), {
    body: { content: 'asks everybody for money' },
  }),
  'POST /contact': call(everybody, { body: { name: 'Ama', email: 'ama@example.com', message: 'a word of thanks' } }),
  'GET /notifications': call(signedIn, undefined, badCursor),
  'POST /notifications/read': call(signedIn, { body: {} }),
  'GET /me/push': call(plain(signedIn)),
  // Pushes are not set up here; the tests of notifications set them up.
  'PUT /me/push': call(but(signedIn, { 'live *': 422 }), {
    body: {
      endpoint: 'https://push.example.org/hers',
      keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'A'.repeat(22) },
    },
  }),
  'DELETE /me/push': call(plain(signedIn)),
} satisfies Record<string, Row | Row[]>

const id = '77777777-0000-4000-8000-000000000001'
const chat = {
  'GET /conversations': call(signedIn, undefined, badCursor),
  'GET /conversations/:uid/messages': on('member', aMember, undefined, uid),
  'POST /conversations/:uid/messages': on('member', but(toAMember, { 'live owner': 403 }), { body: { id, body: 'good morning' } }, uid),
  // Somebody one may see and has not talked with is a member without a conversation.
  'POST /conversations/:uid/read': [
    on('friend', unconcerned(hersToChange, 'live', 422), { body: { seq: 1 } }, uid),
    on('member', but(toAMember, { 'live other': 422, 'live admin': 422 }), { body: { seq: 1 } }, uid),
  ],
  'POST /conversations/:uid/accept': [
    on('suitor', unconcerned(hersToChange, 'live', 409), undefined, uid),
    on('member', but(toAMember, { 'live owner': 409, 'live other': 409, 'live admin': 409 }), undefined, uid),
  ],
  'POST /conversations/:uid/decline': [
    on('suitor', unconcerned(hersToChange, 'live', 409), undefined, uid),
    on('member', but(toAMember, { 'live owner': 409, 'live other': 409, 'live admin': 409 }), undefined, uid),
  ],
  'POST /conversations/:uid/unmatch': [
    on('friend', unconcerned(hersToChange, 'live', 'still'), undefined, uid),
    on('member', but(toAMember, { 'live other': 'still', 'live admin': 'still' }), undefined, uid),
  ],
} satisfies Record<string, Row | Row[]>

const calls = {
  'GET /calls/terms/:uid': on('member', aMember, undefined, uid),
  // Nobody is in a call; what is told in one is the calls' own tests' to say.
  'GET /calls/ice': call(plain(but(members, { 'live *': 409 }))),
} satisfies Record<string, Row>

export const table: Record<string, Row | Row[]> = { ...account, ...auth, ...money, ...people, ...chat, ...calls, ...consoleTable }

const noCall = but(members, { 'live *': 404 })
const social = { place: 'body', by: 'uid' } as const
/** Commands of sockets; whoever has no session is not let in at all. */
export const socketTable: Record<string, Row | Row[]> = {
  'message:send': on('member', but(toAMember, { 'live owner': 403 }), { body: { id, body: 'good morning' } }, social),
  'message:read': [
    on('friend', unconcerned(hersToChange, 'live', 422), { body: { seq: 1 } }, social),
    on('member', but(toAMember, { 'live other': 422, 'live admin': 422 }), { body: { seq: 1 } }, social),
  ],
  // What nobody answers: whom it is for is told, if they may be, and the sender nothing either way.
  'message:delivered': [
    on('friend', unnoticed, { body: { seq: 1 } }, social),
    on('member', but(unnoticed, { 'live owner': 'still', 'live blocked': 'ok', 'live blocker': 'ok' }), { body: { seq: 1 } }, social),
  ],
  typing: on('member', but(unnoticed, { 'live owner': 'still', 'gone owner': 'still' }), undefined, social),
  sync: call(members, { body: { heads: {} } }, { body: { heads: 7 } }),
  'call:ring': on(
    'member',
    but(toAMember, { 'live owner': 403, 'live other': 403, 'live admin': 403 }),
    { body: { id, device: id, kind: 'voice' } },
    social,
  ),
  'call:accept': call(noCall, { body: { id, device: id } }, { body: { id, device: 7 } }),
  'call:decline': call(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:cancel': call(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:end': call(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:connected': call(noCall, { body: { id, device: id } }, { body: { id, device: 7 } }),
  'call:signal': call(noCall, { body: { id, device: id, signal: { media: { audio: true, video: false } } } }, { body: { id, device: id } }),
  'call:current': call(members, { body: { device: id } }, { body: { device: 7 } }),
}
