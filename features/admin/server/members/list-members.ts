import { readAuditPage } from '#features/audit/server/index.ts'
import { countSessions } from '#features/auth/server/index.ts'
import { ageOn, countryWithName, readMember } from '#features/members/server/index.ts'
import { readPhotosForAdmin } from '#features/photos/server/index.ts'
import type { Photo } from '#features/photos/contract.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { formatCents } from '#platform/shared/money.ts'
import type { MemberDetails, MemberRow, detailedAccountStates } from '../../contract.ts'
import { type AccountRow, type MemberFilter, readAccountRow, readAccountRows, readReportAndDepositTotals } from './member-queries.ts'
import { toAuditEntries } from '../list-audit.ts'
import { mayFindByEmail, omitHiddenFields } from './visible-fields.ts'
import { readSecondFactor } from '../entry/second-factor-store.ts'

const accountState = ({ status, suspension_kind, email }: AccountRow): (typeof detailedAccountStates)[number] => {
  if (status === 'unverified') return 'invited'
  if (status === 'suspended') return suspension_kind === 'ban' ? 'banned' : 'suspended'
  if (status === 'deleted') return email?.endsWith('@deleted.invalid') ? 'erased' : 'leaving'
  return status === 'paused' || status === 'held' ? status : 'active'
}

const toMemberRow = (row: AccountRow, photos: readonly Photo[] | undefined): MemberRow => {
  const state = accountState(row)
  return {
    id: row.id,
    name: `${row.firstname} ${row.lastname}`.trim(),
    email: row.email,
    role: row.role as MemberRow['role'],
    status: state === 'active' || state === 'paused' ? 'active' : 'inactive',
    state,
    until: row.until?.toISOString() ?? null,
    image: photos?.[0]?.image_160 ?? null,
    created_at: row.created_at.toISOString(),
    last_active: row.last_active?.toISOString() ?? null,
  }
}

/** Lists a page of accounts. @throws {AppError} platform.invalid for an invalid cursor */
export const listMembers = async (ctx: MemberContext, filter: Omit<MemberFilter, 'byEmail'>) => {
  const { role } = ctx.actor
  const { rows, next_cursor } = await readAccountRows(ctx.db, { ...filter, byEmail: mayFindByEmail(role) })
  const photos = await readPhotosForAdmin(
    ctx.db,
    ctx.actor.id,
    rows.map(({ id }) => id),
    ctx.now,
  )
  return { members: rows.map((row) => omitHiddenFields(role, toMemberRow(row, photos.get(row.id)))), next_cursor }
}

/** Returns what the caller's role may see of an account: photos, balances, totals and audit entries. @throws {AppError} platform.not_found */
export const getMember = async (ctx: MemberContext, id: string): Promise<MemberDetails> => {
  const { db, now, locale } = ctx
  const [row, member] = await Promise.all([readAccountRow(db, id), readMember(db, id)])
  if (row === undefined || member === undefined) throw new AppError(platformErrors.not_found)
  const [photos, sums, sessions, wallet, factor, audit] = await Promise.all([
    readPhotosForAdmin(db, ctx.actor.id, [id], now),
    readReportAndDepositTotals(db, id),
    countSessions(db, id, now),
    readWallet(db, id),
    readSecondFactor(db, id),
    readAuditPage(db, { subjectKind: 'member', subjectId: id }),
  ])
  const images = photos.get(id) ?? []
  const shown = toMemberRow(row, images)
  return omitHiddenFields(ctx.actor.role, {
    ...shown,
    phone: member.phone,
    locale: isLocale(member.locale) ? member.locale : 'en',
    age: shown.state === 'erased' ? null : ageOn(member.birth, now),
    country: shown.state === 'erased' ? '' : countryWithName(member.country, locale).name,
    location: member.city,
    bio: member.bio,
    verified_at: member.verified_at?.toISOString() ?? null,
    images,
    sessions,
    second_factor: factor !== undefined && factor.confirmed_at !== null,
    reports: { made: Number(sums.made), received: Number(sums.received), open: Number(sums.open) },
    money: { ...wallet, deposits: Number(sums.deposits), deposited_usd: formatCents(sums.deposited) },
    audit: await toAuditEntries(db, audit.entries),
  })
}
