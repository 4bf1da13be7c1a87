// The authorization matrix: every endpoint by method and path, with its class and exceptions. A new endpoint is one row.
import { randomUUID } from 'node:crypto'
import { paymentChannels } from '#features/deposits/contract.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { registrationBody } from '../support/features/auth.ts'
import type { MatrixFixtures } from './fixtures.ts'
import { chatMatrix } from './chat-matrix.ts'
import { consoleMatrix } from './console-matrix.ts'
import { accessTokensMatrix } from './programs-matrix.ts'
import { knownContactsMatrix } from './known-contacts-matrix.ts'
import { phoneLoginMatrix } from './phone-login-matrix.ts'
import {
  viewMemberGrid,
  linkHolderGrid,
  withCells,
  publicGrid,
  ownerGrid,
  ownerWriteGrid,
  memberWriteGrid,
  purchaseGrid,
  keepLiveState,
  signedInGrid,
  actOnMemberGrid,
  withUninvolvedCallers,
  silentCommandGrid,
} from './grids.ts'
import { photoCheckMatrix } from './photo-check-matrix.ts'
import { registrationMatrix } from './registration-matrix.ts'
import { notificationsMatrix } from './notifications-matrix.ts'
import { siteMatrix } from './site-matrix.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

const badCursor = { query: { cursor: 'x'.repeat(513) } }
const byUid = { param: 'uid' }
const code = '000000'
const id = '77777777-0000-4000-8000-000000000001'
/** A passkey response in the right form that no device has made, so it is refused. The passkey tests cover real ones. */
const credential = (response: Record<string, string>) => ({
  body: { credential: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', ...response } } },
})
const newPassword = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }
const email = ({ people }: MatrixFixtures) => people.owner.email

/** The matrix sends a wrong code, which is always refused; the sign-in tests cover right codes. */
const wrongCodeGrid = withCells(publicGrid, { 'live *': 422 })

const account = {
  'GET /me': row(keepLiveState(signedInGrid)),
  'PATCH /me': row(memberWriteGrid, { body: { bio: 'I cook on Sundays' } }),
  'PUT /me/terms': row(signedInGrid, { body: { version: termsVersion } }),
  'GET /me/settings': row(keepLiveState(signedInGrid)),
  'PATCH /me/settings': row(signedInGrid, { body: { locale: 'fr' } }),
  'POST /me/pause': row(keepLiveState(memberWriteGrid)),
  'DELETE /me/pause': row(keepLiveState(memberWriteGrid)),
  'POST /me/export': row(keepLiveState(signedInGrid)),
  'GET /me/deletion': row(keepLiveState(signedInGrid)),
  'DELETE /me': row(signedInGrid, ({ password }) => ({ body: { password, word: 'DELETE' } })),
  'GET /onboarding': row(keepLiveState(memberWriteGrid)),
  'POST /onboarding/:step': row(memberWriteGrid, { params: { step: 'goals' }, body: { looking_for: ['dating'] } }),
  'PATCH /onboarding': row(memberWriteGrid, { body: { state: 'asked' } }),
  'GET /profile-fields': row(keepLiveState(signedInGrid)),
  'GET /vocabulary': row(keepLiveState(publicGrid)),
  'GET /me/standing': row(keepLiveState(signedInGrid)),
  'POST /me/standing/:id/seen': rowForTarget(
    'statement',
    // For other callers the request succeeds and changes nothing, so they do not learn whether the decision exists.
    withCells(signedInGrid, {
      'live other': 'no-op',
      'live blocked': 'no-op',
      'live blocker': 'no-op',
      'live guest': 'no-op',
      'live admin': 'no-op',
    }),
  ),
  'GET /appeals': rowForTarget('appeal', linkHolderGrid, undefined, { param: 'token', place: 'query' }),
  // The decision is already appealed, so a second appeal gets 409; the moderation tests cover who may appeal.
  'POST /appeals': rowForTarget(
    'appeal',
    withCells(linkHolderGrid, { 'live *': 409 }),
    { body: { content: 'I was not there that day' } },
    { param: 'token', place: 'body' },
  ),
} satisfies Record<string, MatrixRow>

const auth = {
  'POST /auth/sign-up': row(publicGrid, { body: registrationBody({ email: 'new@example.com' }) }),
  'POST /auth/verify-email': row(wrongCodeGrid, (fixtures) => ({ body: { email: email(fixtures), code } })),
  'POST /auth/codes': row(publicGrid, (fixtures) => ({ body: { email: email(fixtures), type: 'login' } })),
  'POST /auth/otp-login': row(wrongCodeGrid, (fixtures) => ({ body: { email: email(fixtures), code } })),
  'POST /auth/reset-password': row(wrongCodeGrid, (fixtures) => ({ body: { ...newPassword, email: email(fixtures), code } })),
  'POST /auth/login': row(publicGrid, (fixtures) => ({ body: { email: email(fixtures), password: fixtures.password } })),
  'POST /auth/logout': row(keepLiveState(signedInGrid)),
  'POST /auth/change-password': row(signedInGrid, ({ password }) => ({ body: { ...newPassword, current_password: password } })),
  'POST /auth/change-email': row(memberWriteGrid, ({ password }) => ({ body: { email: 'newer@example.com', password } })),
  'POST /auth/change-email/confirm': row(withCells(memberWriteGrid, { 'live *': 422 }), { body: { code } }),
  'GET /auth/sessions': row(keepLiveState(signedInGrid)),
  'DELETE /auth/sessions/:id': rowForTarget('session', ownerGrid),
  'DELETE /auth/sessions': row(keepLiveState(signedInGrid)),
  'POST /auth/passkey/options': row(keepLiveState(publicGrid)),
  'POST /auth/passkey': row(wrongCodeGrid, credential({ authenticatorData: 'AAAA', signature: 'AAAA' })),
  'GET /me/passkeys': row(keepLiveState(signedInGrid)),
  'POST /me/passkeys/options': row(memberWriteGrid, { body: {} }),
  'POST /me/passkeys': row(withCells(memberWriteGrid, { 'live *': 422 }), credential({ attestationObject: 'AAAA' })),
  'PATCH /me/passkeys/:id': rowForTarget('passkey', ownerWriteGrid, { body: { name: 'My phone' } }),
  'DELETE /me/passkeys/:id': rowForTarget('passkey', ownerGrid, { body: {} }),
} satisfies Record<string, MatrixRow>

const money = {
  'GET /account/wallet': row(keepLiveState(signedInGrid)),
  'GET /account/transactions': row(signedInGrid, undefined, badCursor),
  'GET /account/transactions/choices': row(keepLiveState(signedInGrid)),
  'GET /account/transactions/csv': row(signedInGrid, undefined, { query: { month: 'May' } }),
  'GET /account/transactions/:id': rowForTarget('transaction', ownerGrid),
  'POST /wallet/credits/buy': row(memberWriteGrid, { body: { usd: '1' } }),
  'POST /wallet/credits/sell': row(memberWriteGrid, { body: { credits: '100' } }),
  'GET /currencies': row(keepLiveState(signedInGrid)),
  'POST /deposit/rate': rowForTarget('currency', withCells(viewMemberGrid, { 'live blocked': 'ok', 'live blocker': 'ok' }), undefined, {
    param: 'currency',
    place: 'query',
  }),
  'POST /deposit/payment/info': row(memberWriteGrid, { body: { channel: 'paystack', currency: 'NGN', amount: '500' } }),
  'GET /deposit/:id': rowForTarget('deposit', ownerGrid),
  'POST /deposit/:id/refresh': rowForTarget('deposit', ownerGrid),
  ...Object.fromEntries(
    paymentChannels.map((channel) => [
      `POST /webhooks/${channel}`,
      row(withCells(publicGrid, { 'live *': 401, 'malformed *': 401 }), { body: {} }),
    ]),
  ),
  'GET /user-boost/plans': row(keepLiveState(signedInGrid)),
  'POST /profile/boost/:id': rowForTarget('boostPlan', purchaseGrid, { body: {} }),
  'GET /subscriptions/plans': row(keepLiveState(signedInGrid)),
  'POST /subscriptions/:id/subscribe': rowForTarget('plan', purchaseGrid, { body: {} }),
  'GET /gift/plans': row(keepLiveState(signedInGrid)),
  'GET /gift/my/plans': row(keepLiveState(signedInGrid)),
  'GET /gift/:id': rowForTarget('gift', ownerGrid),
  'GET /gift/recipients/:uid': rowForTarget('member', withCells(actOnMemberGrid, { 'live owner': 403 }), undefined, byUid),
  'POST /gift/:planId/purchase/:uid': [
    rowForTarget(
      'member',
      withCells(actOnMemberGrid, { 'live owner': 403 }),
      ({ targets }) => ({ params: { planId: targets.giftPlan.live }, body: {} }),
      byUid,
    ),
    rowForTarget('giftPlan', purchaseGrid, ({ friend }) => ({ params: { uid: friend.id }, body: {} }), { param: 'planId' }),
  ],
  'POST /gift/:id/redeem': rowForTarget('gift', ownerWriteGrid, { body: {} }),
  'POST /gift/:id/decline': rowForTarget('gift', ownerWriteGrid),
} satisfies Record<string, MatrixRow | MatrixRow[]>

const people = {
  'GET /matches': row(signedInGrid, undefined, { query: { distance: '7' } }),
  'GET /picks': row(signedInGrid, undefined, { query: { distance: '7' } }),
  'GET /profile/:id': rowForTarget('member', viewMemberGrid),
  'POST /profile/images/upload': { grid: keepLiveState(memberWriteGrid), upload: 'images[]' },
  'PUT /me/images/order': row(
    withCells(memberWriteGrid, { 'live other': 422, 'live blocked': 422, 'live blocker': 422, 'live admin': 422 }),
    ({ targets }) => ({ body: { ids: [targets.photo.live] } }),
  ),
  'DELETE /profile/images/:id/remove': rowForTarget('photo', ownerWriteGrid),
  // Upload ids are unique per member: an id that another member uses is a new id for the caller.
  'PUT /uploads/:id': row(memberWriteGrid, { params: { id }, body: { bytes: 1000 } }, { params: { id }, body: { bytes: 0 } }),
  'POST /uploads/:id/parts': { ...rowForTarget('upload', ownerWriteGrid, { query: { at: '0' } }), upload: 'part' },
  // Deleting an upload that is not the caller's own changes nothing.
  'DELETE /uploads/:id': rowForTarget(
    'upload',
    withCells(withUninvolvedCallers(ownerWriteGrid, 'live', 'no-op'), { 'missing *': 'no-op', 'foreign *': 'no-op' }),
  ),
  'GET /me/voice-hello': row(keepLiveState(memberWriteGrid)),
  // For other callers the owner's upload does not exist: 409, as for an upload that has not arrived.
  'PUT /me/voice-hello': row(
    withCells(memberWriteGrid, { 'live other': 409, 'live blocked': 409, 'live blocker': 409, 'live admin': 409 }),
    ({ targets }) => ({ body: { upload: targets.recording.live, peaks: '0'.repeat(48) } }),
  ),
  'DELETE /me/voice-hello': row(keepLiveState(memberWriteGrid)),
  'GET /members/:id/voice-hello': rowForTarget('member', viewMemberGrid),
  ...knownContactsMatrix,
  ...photoCheckMatrix,
  ...registrationMatrix,
  ...siteMatrix,
  ...notificationsMatrix,
  'GET /me/shared-dates': row(keepLiveState(memberWriteGrid)),
  'POST /me/shared-dates': row(
    memberWriteGrid,
    ({ soon }) => ({ body: { id: randomUUID(), place: 'the lake', words: '', at: soon, zone: 'Africa/Douala', check_hours: 2 } }),
    { body: { place: '' } },
  ),
  'POST /me/shared-dates/:id/link': rowForTarget('sharedDate', ownerWriteGrid),
  'POST /me/shared-dates/:id/check-in': rowForTarget('sharedDate', ownerWriteGrid, { body: { answer: 'well' } }),
  // Ending a date that is not the caller's own changes nothing.
  'DELETE /me/shared-dates/:id': rowForTarget(
    'sharedDate',
    withCells(withUninvolvedCallers(ownerWriteGrid, 'live', 'no-op'), { 'missing *': 'no-op', 'foreign *': 'no-op' }),
  ),
  'PUT /me/date-asks/:id': rowForTarget('dateAsk', ownerWriteGrid, { body: { answer: 'declined' } }),
  'PUT /me/place': row(memberWriteGrid, { body: { lat: 4.05, lng: 9.7 } }),
  'GET /places/cities': row(publicGrid, { query: { country: 'CM' } }, { query: { country: 'nowhere' } }),
  'GET /places/country': row(keepLiveState(publicGrid)),
  'GET /actions/toggle/:action': rowForTarget('member', actOnMemberGrid, { params: { action: 'like' } }, { ...byUid, place: 'query' }),
  'POST /actions/toggle/:action': [
    rowForTarget('member', actOnMemberGrid, { params: { action: 'dislike' } }, { ...byUid, place: 'query' }),
    // Only a member who blocked can unblock.
    rowForTarget(
      'member',
      withCells(actOnMemberGrid, { 'live blocker': 'ok' }),
      { params: { action: 'unblock' } },
      { ...byUid, place: 'query' },
    ),
  ],
  'POST /actions/like/:uid': rowForTarget(
    'member',
    actOnMemberGrid,
    ({ targets }) => ({ body: { id, body: 'good morning', item: { kind: 'photo', id: targets.photo.live } } }),
    byUid,
  ),
  'POST /actions/block/:id': rowForTarget('member', withCells(actOnMemberGrid, { 'live blocker': 'ok' }), { body: { action: 'block' } }),
  'GET /actions/reactions': row(signedInGrid, undefined, { query: { type: 'hates' } }),
  'GET /actions/reactions/others': row(signedInGrid, undefined, { query: { type: 'dislikes' } }),
  'POST /actions/reactions/others/seen': row(signedInGrid, { body: { until: '2020-01-01T00:00:00.000Z' } }, { body: { until: 'today' } }),
  // Neither a block nor a deletion prevents a report by members who met her.
  'POST /abuse/:id/report': rowForTarget(
    'member',
    withCells(actOnMemberGrid, { 'live blocked': 'ok', 'live blocker': 'ok', 'missing owner': 'ok' }),
    {
      body: { content: 'asks everybody for money' },
    },
  ),
  'GET /me/feed-order': row(keepLiveState(signedInGrid)),
  'PUT /me/feed-order': row(memberWriteGrid, { body: { order: 'activity' } }),
  'GET /me/newcomer-alert': row(keepLiveState(signedInGrid)),
  'PUT /me/newcomer-alert': row(memberWriteGrid, { body: { time_zone: 'Africa/Douala' } }),
  'DELETE /me/newcomer-alert': row(keepLiveState(memberWriteGrid)),
  'GET /me/meeting-questions': row(keepLiveState(signedInGrid)),
  'GET /town/size': row(keepLiveState(signedInGrid)),
  // Nobody was asked whether they have met this member, so an answer changes nothing and all callers get the same response.
  'POST /me/meeting-questions/:uid': rowForTarget(
    'member',
    withCells(actOnMemberGrid, {
      'live *': 'no-op',
      'missing *': 'no-op',
      'foreign *': 'no-op',
    }),
    { body: { answer: 'not_yet' } },
    byUid,
  ),
} satisfies Record<string, MatrixRow | MatrixRow[]>

const calls = {
  'GET /calls/terms/:uid': rowForTarget('member', viewMemberGrid, undefined, byUid),
  // No caller is in a call, hence 409; the call tests cover calls.
  'GET /calls/ice': row(keepLiveState(withCells(memberWriteGrid, { 'live *': 409 }))),
} satisfies Record<string, MatrixRow>

export const authorizationMatrix: Record<string, MatrixRow | MatrixRow[]> = {
  ...account,
  ...auth,
  ...phoneLoginMatrix,
  ...accessTokensMatrix,
  ...money,
  ...people,
  ...chatMatrix,
  ...calls,
  ...consoleMatrix,
}

const noCall = withCells(memberWriteGrid, { 'live *': 404 })
const inBody = { place: 'body', param: 'uid' } as const
/** Rows of the socket commands; a caller without a session cannot connect. */
export const socketAuthorizationMatrix: Record<string, MatrixRow | MatrixRow[]> = {
  'message:send': rowForTarget('member', withCells(actOnMemberGrid, { 'live owner': 403 }), { body: { id, body: 'good morning' } }, inBody),
  'message:read': [
    rowForTarget('friend', withUninvolvedCallers(ownerWriteGrid, 'live', 422), { body: { seq: 1 } }, inBody),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live other': 422, 'live admin': 422 }), { body: { seq: 1 } }, inBody),
  ],
  // Commands without a response: the recipient may get an event, the sender gets nothing.
  'message:delivered': [
    rowForTarget('friend', silentCommandGrid, { body: { seq: 1 } }, inBody),
    rowForTarget(
      'member',
      withCells(silentCommandGrid, { 'live owner': 'no-op', 'live blocked': 'ok', 'live blocker': 'ok' }),
      { body: { seq: 1 } },
      inBody,
    ),
  ],
  typing: rowForTarget('member', withCells(silentCommandGrid, { 'live owner': 'no-op', 'missing owner': 'no-op' }), undefined, inBody),
  sync: row(memberWriteGrid, { body: { heads: {} } }, { body: { heads: 7 } }),
  'call:ring': rowForTarget(
    'member',
    withCells(actOnMemberGrid, { 'live owner': 403, 'live other': 403, 'live admin': 403 }),
    { body: { id, device: id, kind: 'voice' } },
    inBody,
  ),
  'call:accept': row(noCall, { body: { id, device: id } }, { body: { id, device: 7 } }),
  'call:decline': row(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:cancel': row(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:end': row(noCall, { body: { id } }, { body: { id: 7 } }),
  'call:connected': row(noCall, { body: { id, device: id } }, { body: { id, device: 7 } }),
  'call:signal': row(noCall, { body: { id, device: id, signal: { media: { audio: true, video: false } } } }, { body: { id, device: id } }),
  'call:current': row(memberWriteGrid, { body: { device: id } }, { body: { device: 7 } }),
}
