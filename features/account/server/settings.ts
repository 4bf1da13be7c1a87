import {
  lockMember,
  type MemberChanges,
  type MemberRow,
  noTerms,
  readMember,
  seekFromMask,
  setMemberPaused,
  updateMember,
} from '#features/members/server/index.ts'
import { changeNotificationPreferences, readNotificationPreferences } from '#features/notifications/server/index.ts'
import { changeProfileInTransaction } from '#features/profiles/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { accountErrors, type getSettings, type Settings, type SettingsEdit, settingsEvent } from '../contract.ts'
import { readExportOfMember } from './export/export-store.ts'
import { type ExportPresentationOptions, presentExport } from './export/present-export.ts'

type SettingsAnswer = HandlerResult<typeof getSettings>

const privacyOf = (member: MemberRow): Settings['privacy'] => ({
  shows_activity: member.shows_activity,
  shows_reads: member.shows_reads,
  requests_from: member.requests_from as Settings['privacy']['requests_from'],
  requests_checked: member.requests_checked,
  private_mode: member.private_mode,
  blurs_photos: member.blurs_photos,
  shows_lastname: member.shows_lastname,
  shows_birth: member.shows_birth,
  ...seekFromMask(member.seek),
  min_age: member.min_age,
  max_age: member.max_age,
})

/**
 * Returns the caller's settings.
 * @throws {AppError} platform.not_found
 */
export const showSettings = async ({ db, actor, now }: MemberContext, exporting: ExportPresentationOptions): Promise<SettingsAnswer> => {
  const [member, archive, notices] = await Promise.all([
    readMember(db, actor.id),
    readExportOfMember(db, actor.id),
    readNotificationPreferences(db, actor.id),
  ])
  if (member === undefined) throw new AppError(platformErrors.not_found)
  return {
    data: {
      notifications: member.notifications,
      notices,
      locale: isLocale(member.locale) ? member.locale : 'en',
      privacy: privacyOf(member),
      paused: member.status === 'paused',
      export: presentExport(archive, now, exporting),
    },
  }
}

/** Tells the member's open devices to refetch the settings. */
const publishSettingsChange = (tx: Tx, id: string, now: Date): Promise<void> => publishAfterCommit(tx, [id], settingsEvent, {}, now)

/** Prefixes the field names of an error with `privacy.`, because the caller sent them inside `privacy`. */
const prefixPrivacyFields = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.details.fields === undefined) return error
  const fields = Object.entries(error.details.fields).map(([name, codes]) => [`privacy.${name}`, codes])
  return new AppError(error.reason, { ...error.details, fields: Object.fromEntries(fields) as NonNullable<typeof error.details.fields> })
}

/**
 * Changes settings of the caller; absent fields stay unchanged.
 * @throws {AppError} profiles.ages_crossed with the field, platform.not_found
 */
export const changeSettings = async (
  ctx: MemberContext,
  edit: SettingsEdit,
  exporting: ExportPresentationOptions,
): Promise<SettingsAnswer> => {
  const { privacy, notifications, notices, locale } = edit
  await inTransaction(ctx.db, async (tx) => {
    const changes: MemberChanges = {
      ...(notifications === undefined ? {} : { notifications }),
      ...(locale === undefined ? {} : { locale }),
    }
    if (privacy !== undefined) await changeProfileInTransaction(tx, ctx.actor.id, privacy, ctx.now)
    if (notices !== undefined) await changeNotificationPreferences(tx, ctx.actor.id, notices)
    await updateMember(tx, ctx.actor.id, changes, ctx.now)
    await publishSettingsChange(tx, ctx.actor.id, ctx.now)
  }).catch((error: unknown) => {
    throw prefixPrivacyFields(error)
  })
  return showSettings(ctx, exporting)
}

/**
 * Pauses or resumes the caller's account. Idempotent. Only the partners of existing conversations see a paused member.
 * @throws {AppError} account.terms_needed when an imported member resumes without having accepted the terms
 */
export const setAccountPaused = async (
  ctx: MemberContext,
  paused: boolean,
  exporting: ExportPresentationOptions,
): Promise<SettingsAnswer> => {
  await inTransaction(ctx.db, async (tx) => {
    if (!paused && (await lockMember(tx, ctx.actor.id))?.terms_version === noTerms) throw new AppError(accountErrors.terms_needed)
    await setMemberPaused(tx, ctx.actor.id, paused)
    await publishSettingsChange(tx, ctx.actor.id, ctx.now)
  })
  return showSettings(ctx, exporting)
}
