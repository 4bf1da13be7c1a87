import { programRows } from './programs-matrix.ts'
import type { StaffRole } from '#platform/shared/roles.ts'
import { withCells, consoleGrid, consoleEntryGrid, freshConsoleGrid, withoutTarget, keepLiveState } from './grids.ts'
import { row, rowForTarget, type MatrixRow, type RequestParts } from './row.ts'

const reason = 'somebody wrote in'
const names = { en: 'Kite' }
const badCursor = { query: { cursor: 'x'.repeat(513) } }
const params = { id: '68656c70-0000-4000-8000-000000000001' }
const helpNumber = { country: 'SN', kind: 'police', number: '117', source: 'https://police.example/', dated: '2026-01-31' }
const addresses = { facebook: null, twitter: null, instagram: null, youtube: null }
const brand = { name: 'Baobab', colours: null, font: 'own', support_email: null, social_urls: addresses, logo: null }
const field = { order: 1, kind: 'number', labels: { en: 'Height' }, unit: 'cm', min: 100, max: 250, choices: [], version: 0 }
const profileField = { ...field, required: false, visible_to: 'everybody', filterable: true, retired: false }
const readRow = (wrong: RequestParts = badCursor) => row(withoutTarget(consoleGrid), undefined, wrong)
const plainRow = row(keepLiveState(consoleGrid))
const createRow = (body: object) => row(withoutTarget(freshConsoleGrid), { body: { ...body, reason } })

/** The rows with the statuses that administrators get; `withStaff` adds the other staff roles. */
const adminRows = {
  ...programRows,
  'GET /admin/entry': row(keepLiveState(consoleEntryGrid)),
  'POST /admin/second-factor': row(withCells(consoleEntryGrid, { 'live admin': 409, 'live entered': 409 }), ({ password }) => ({
    body: { password },
  })),
  'POST /admin/second-factor/confirm': row(
    withCells(consoleEntryGrid, { 'live newcomer': 409, 'live admin': 409, 'live entered': 409 }),
    ({ code }) => ({
      body: { code },
    }),
  ),
  'POST /admin/enter': row(withCells(consoleEntryGrid, { 'live newcomer': 409 }), ({ code, password }) => ({ body: { code, password } })),
  'POST /admin/recovery-codes': row(keepLiveState(freshConsoleGrid)),

  'GET /admin/members': readRow(),
  'GET /admin/members/:id': rowForTarget('account', consoleGrid),
  'POST /admin/members': createRow({ name: 'Ada Eze', email: 'ada@example.com', age: 30, country: 'NG' }),
  'POST /admin/members/:id/photo': { ...rowForTarget('account', freshConsoleGrid), upload: 'photo' },
  'POST /admin/photo-check': { grid: keepLiveState(freshConsoleGrid), upload: 'photo' },
  'PUT /admin/members/:id/role': rowForTarget('account', freshConsoleGrid, { body: { role: 'guest', reason } }),
  'PUT /admin/members/:id/status': rowForTarget('account', freshConsoleGrid, { body: { status: 'inactive', reason } }),
  'POST /admin/members/:id/sign-out': rowForTarget('account', freshConsoleGrid, { body: { reason } }),
  'POST /admin/members/:id/second-factor/reset': rowForTarget('colleague', freshConsoleGrid, { body: { reason } }),
  'GET /admin/audit': readRow(),

  'GET /admin/currencies': plainRow,
  'PUT /admin/currencies/:currency/rate': rowForTarget(
    'currency',
    freshConsoleGrid,
    { body: { mid: '1600', spread_bps: 0, sure: true, reason } },
    { param: 'currency' },
  ),
  'PUT /admin/currencies/:currency/channels/:channel': rowForTarget(
    'currency',
    freshConsoleGrid,
    { params: { channel: 'paystack' }, body: { enabled: false, reason } },
    { param: 'currency' },
  ),
  'GET /admin/deposits': plainRow,
  'POST /admin/deposits/:id/decide': rowForTarget('review', freshConsoleGrid, { body: { decision: 'refunded', reason } }),
  'GET /admin/ledger': plainRow,
  'GET /admin/money/proposals': plainRow,
  'POST /admin/money/proposals/:id/decide': rowForTarget('proposal', freshConsoleGrid, { body: { decision: 'refuse', reason } }),
  'PUT /admin/money/rule': row(withoutTarget(freshConsoleGrid), { body: { enabled: false, limit_usd: '50.00', reason } }),
  'GET /admin/brand': plainRow,
  'PUT /admin/brand': createRow({ ...brand, version: 0 }),
  'POST /admin/brand/logo': { grid: keepLiveState(freshConsoleGrid), upload: 'logo' },
  'PUT /admin/help-numbers/:id': row(withoutTarget(freshConsoleGrid), { params, body: { ...helpNumber, reason } }),
  'DELETE /admin/help-numbers/:id': row(withoutTarget(freshConsoleGrid), { params, body: { reason } }),
  'GET /admin/profile-fields': plainRow,
  'PUT /admin/profile-fields/:id': row(withoutTarget(freshConsoleGrid), { params: { id: 'height00' }, body: { ...profileField, reason } }),
  'GET /admin/vocabulary': plainRow,
  'PUT /admin/vocabulary/:list/:id': row(withoutTarget(freshConsoleGrid), {
    params: { list: 'interests', id: 'jazz' },
    body: { names: null, subject: null, sensitive: false, retired: true, version: 0, reason },
  }),
  'GET /admin/texts': row(withoutTarget(consoleGrid), { query: { locale: 'en', search: 'contents' } }),
  'PUT /admin/texts': row(withoutTarget(freshConsoleGrid), {
    body: { locale: 'en', key: 'site.nav.main', text: 'Main', before: null, reason },
  }),
  'GET /admin/figures': readRow({ query: { days: '0' } }),
  'GET /admin/outcomes': readRow({ query: { days: '0' } }),
  'GET /admin/town': readRow({ query: { days: '0' } }),
  'GET /admin/town/csv': row(withoutTarget(consoleGrid), { query: { table: 'days' } }, { query: { table: 'people' } }),

  'GET /admin/catalogue/gifts': plainRow,
  'POST /admin/catalogue/gifts': createRow({ names, icon: 'gift', price: '2', order: 9 }),
  'PUT /admin/catalogue/gifts/:id': rowForTarget('giftPlan', freshConsoleGrid, { body: { order: 9, reason } }),
  'POST /admin/catalogue/gift-pictures': { grid: keepLiveState(freshConsoleGrid), upload: 'picture' },
  'GET /admin/catalogue/boosts': plainRow,
  'POST /admin/catalogue/boosts': createRow({ period: 2, price: '2', order: 9 }),
  'PUT /admin/catalogue/boosts/:id': rowForTarget('boostPlan', freshConsoleGrid, { body: { order: 9, reason } }),
  'GET /admin/catalogue/plans': plainRow,
  'POST /admin/catalogue/plans': createRow({
    id: 'kite',
    names,
    price: '2',
    period: 7,
    messages: 1,
    calls: 1,
    gift_conversion: 1,
    order: 9,
  }),
  'PUT /admin/catalogue/plans/:id': rowForTarget('plan', freshConsoleGrid, { body: { order: 9, reason } }),
  'GET /admin/catalogue/credits': plainRow,
  'PUT /admin/catalogue/credits': createRow({ credits_per_usd: 100, usd_per_100_credits: '0.80' }),

  'GET /admin/reports': readRow(),
  'GET /admin/reports/:id': rowForTarget('case', consoleGrid),
  'POST /admin/reports/:id/claim': rowForTarget('case', consoleGrid, { body: { version: 1 } }),
  'POST /admin/reports/:id/release': rowForTarget('case', consoleGrid, { body: { version: 1 } }),
  'POST /admin/reports/:id/decide': rowForTarget('case', freshConsoleGrid, { body: { version: 1, decision: 'dismiss' } }),
  'POST /admin/reports/:id/appeal': rowForTarget('appealCase', freshConsoleGrid, { body: { version: 1, outcome: 'upheld' } }),
  'GET /admin/photos': readRow(),
  'GET /admin/voice-hellos': readRow(),
  'POST /admin/voice-hellos/:id/review': rowForTarget('voiceHello', freshConsoleGrid, { body: { verdict: 'approve' } }),
  'GET /admin/photo-checks': readRow(),
  'GET /admin/photo-checks/:id': rowForTarget('photoCheck', consoleGrid),
  'POST /admin/photo-checks/:id/decide': rowForTarget('photoCheck', freshConsoleGrid, ({ targets }) => ({
    body: { verdict: 'approve', photo: targets.photo.foreign },
  })),
  'GET /admin/registration': plainRow,
  'PUT /admin/registration': createRow({ mode: 'approval', proof: 'auto', member_codes: 2, member_days: 3 }),
  'PUT /admin/registration/mail-domains': createRow({ held: ['held.example'], trusted: [] }),
  'POST /admin/registration/invitations': createRow({}),
  'POST /admin/registration/invitations/:id/withdraw': rowForTarget('consoleInvitation', freshConsoleGrid, { body: { reason } }),
  'GET /admin/applicants': readRow(),
  'POST /admin/applicants/:id/decide': rowForTarget('applicant', freshConsoleGrid, { body: { verdict: 'approve' } }),
  'POST /admin/photos/:id/review': rowForTarget('picture', freshConsoleGrid, { body: { verdict: 'approve' } }),
} satisfies Record<string, MatrixRow>

const everybody = ['moderator', 'support', 'finance', 'analyst'] as const satisfies readonly StaffRole[]
/** The staff roles that may call an endpoint besides administrators. Endpoints that are not listed are for administrators only. */
const staffOf: Partial<Record<keyof typeof adminRows, readonly StaffRole[]>> = {
  'GET /admin/entry': everybody,
  'POST /admin/second-factor': everybody,
  'POST /admin/second-factor/confirm': everybody,
  'POST /admin/enter': everybody,
  'POST /admin/recovery-codes': everybody,
  'GET /admin/members': ['moderator', 'support', 'finance'],
  'GET /admin/members/:id': ['moderator', 'support', 'finance'],
  'POST /admin/members/:id/sign-out': ['support'],
  'GET /admin/currencies': ['finance'],
  'GET /admin/deposits': ['finance'],
  'POST /admin/deposits/:id/decide': ['finance'],
  'GET /admin/ledger': ['finance'],
  'GET /admin/money/proposals': ['finance'],
  'POST /admin/money/proposals/:id/decide': ['finance'],
  'GET /admin/figures': ['analyst'],
  'GET /admin/outcomes': ['analyst'],
  'GET /admin/town': ['analyst'],
  'GET /admin/town/csv': ['analyst'],
  'GET /admin/reports': ['moderator', 'support'],
  'GET /admin/reports/:id': ['moderator', 'support'],
  'POST /admin/reports/:id/claim': ['moderator'],
  'POST /admin/reports/:id/release': ['moderator'],
  'POST /admin/reports/:id/decide': ['moderator'],
  'POST /admin/reports/:id/appeal': ['moderator'],
  'GET /admin/photos': ['moderator'],
  'POST /admin/photos/:id/review': ['moderator'],
  'GET /admin/photo-checks': ['moderator'],
  'GET /admin/photo-checks/:id': ['moderator'],
  'POST /admin/photo-checks/:id/decide': ['moderator'],
  'GET /admin/applicants': ['moderator'],
  'POST /admin/applicants/:id/decide': ['moderator'],
  'GET /admin/voice-hellos': ['moderator'],
  'POST /admin/voice-hellos/:id/review': ['moderator'],
}

/** Adds a cell for each staff role: the status of an administrator if the role may call the endpoint, otherwise that of a member. */
const withStaff = (name: string, one: MatrixRow): MatrixRow => ({
  ...one,
  grid: Object.fromEntries(
    Object.entries(one.grid).map(([state, line]) => [
      state,
      {
        ...line,
        ...Object.fromEntries(
          everybody.map((role) => [role, staffOf[name as keyof typeof adminRows]?.includes(role) ? line.admin : line.other]),
        ),
      },
    ]),
  ),
})

/** The matrix rows of the console. */
export const consoleMatrix = Object.fromEntries(Object.entries(adminRows).map(([name, one]) => [name, withStaff(name, one)])) as Record<
  keyof typeof adminRows,
  MatrixRow
>
