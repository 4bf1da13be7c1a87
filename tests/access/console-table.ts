import { but, console, entry, fresh, nameless, plain } from './grids.ts'
import { call, on, type Row, type Sent } from './row.ts'

const reason = 'somebody wrote in'
const names = { en: 'Kite' }
const badCursor = { query: { cursor: 'x'.repeat(513) } }
const reads = (wrong: Sent = badCursor) => call(nameless(console), undefined, wrong)
const shows = call(plain(console))
const adds = (body: object) => call(nameless(fresh), { body: { ...body, reason } })

/** The matrix rows of the console. */
export const consoleTable = {
  'GET /admin/entry': call(plain(entry)),
  'POST /admin/second-factor': call(but(entry, { 'live admin': 409, 'live entered': 409 }), ({ password }) => ({ body: { password } })),
  'POST /admin/second-factor/confirm': call(but(entry, { 'live newcomer': 409, 'live admin': 409, 'live entered': 409 }), ({ code }) => ({
    body: { code },
  })),
  'POST /admin/enter': call(but(entry, { 'live newcomer': 409 }), ({ code, password }) => ({ body: { code, password } })),
  'POST /admin/recovery-codes': call(plain(fresh)),

  'GET /admin/members': reads(),
  'GET /admin/members/:id': on('account', console),
  'POST /admin/members': adds({ name: 'Ada Eze', email: 'ada@example.com' }),
  'POST /admin/members/:id/photo': { ...on('account', fresh), upload: 'photo' },
  'PUT /admin/members/:id/role': on('account', fresh, { body: { role: 'guest', reason } }),
  'PUT /admin/members/:id/status': on('account', fresh, { body: { status: 'inactive', reason } }),
  'POST /admin/members/:id/sign-out': on('account', fresh, { body: { reason } }),
  'POST /admin/members/:id/second-factor/reset': on('colleague', fresh, { body: { reason } }),
  'GET /admin/audit': reads(),

  'GET /admin/currencies': shows,
  'PUT /admin/currencies/:currency/rate': on(
    'currency',
    fresh,
    { body: { mid: '1600', spread_bps: 0, sure: true, reason } },
    { by: 'currency' },
  ),
  'PUT /admin/currencies/:currency/channels/:channel': on(
    'currency',
    fresh,
    { params: { channel: 'paystack' }, body: { enabled: false, reason } },
    { by: 'currency' },
  ),
  'GET /admin/deposits': shows,
  'POST /admin/deposits/:id/decide': on('review', fresh, { body: { decision: 'refunded', reason } }),
  'GET /admin/ledger': shows,
  'GET /admin/figures': reads({ query: { days: '0' } }),

  'GET /admin/catalogue/gifts': shows,
  'POST /admin/catalogue/gifts': adds({ names, icon: 'gift', price: '2', order: 9 }),
  'PUT /admin/catalogue/gifts/:id': on('giftPlan', fresh, { body: { order: 9, reason } }),
  'GET /admin/catalogue/boosts': shows,
  'POST /admin/catalogue/boosts': adds({ period: 2, price: '2', order: 9 }),
  'PUT /admin/catalogue/boosts/:id': on('boostPlan', fresh, { body: { order: 9, reason } }),
  'GET /admin/catalogue/plans': shows,
  'POST /admin/catalogue/plans': adds({ id: 'kite', names, price: '2', period: 7, messages: 1, calls: 1, gift_conversion: 1, order: 9 }),
  'PUT /admin/catalogue/plans/:id': on('plan', fresh, { body: { order: 9, reason } }),
  'GET /admin/catalogue/credits': shows,
  'PUT /admin/catalogue/credits': adds({ credits_per_usd: 100, usd_per_100_credits: '0.80' }),

  'GET /admin/reports': reads(),
  'GET /admin/reports/:id': on('case', console),
  'POST /admin/reports/:id/claim': on('case', console, { body: { version: 1 } }),
  'POST /admin/reports/:id/release': on('case', console, { body: { version: 1 } }),
  'POST /admin/reports/:id/decide': on('case', fresh, { body: { version: 1, decision: 'dismiss' } }),
  'POST /admin/reports/:id/appeal': on('appealCase', fresh, { body: { version: 1, outcome: 'upheld' } }),
  'GET /admin/photos': reads(),
  'POST /admin/photos/:id/review': on('picture', fresh, { body: { verdict: 'approve' } }),
} satisfies Record<string, Row>
