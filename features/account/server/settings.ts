import { type MemberChanges, type MemberRow, readMember, setMemberPaused, updateMember } from '#features/members/server/index.ts'
import { changePreferences, readPreferences } from '#features/notifications/server/index.ts'
import { changeProfile, gendersIn } from '#features/profiles/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { type getSettings, type Settings, type SettingsEdit, settingsEvent } from '../contract.ts'
import { readExport } from './export/export-store.ts'
import { presentExport } from './export/present-export.ts'

type Answered = Answer<typeof getSettings>

const privacyOf = (member: MemberRow): Settings['privacy'] => ({
  shows_activity: member.shows_activity,
  shows_reads: member.shows_reads,
  requests_from: member.requests_from as Settings['privacy']['requests_from'],
  shows_lastname: member.shows_lastname,
  shows_birth: member.shows_birth,
  seek: gendersIn(member.seek),
  min_age: member.min_age,
  max_age: member.max_age,
})

/** The caller's settings; `limitFactor` as it counts for the next export. */
export const showSettings = async ({ db, actor, now }: MemberContext, limitFactor: number): Promise<Answered> => {
  const [member, archive, notices] = await Promise.all([readMember(db, actor.id), readExport(db, actor.id), readPreferences(db, actor.id)])
  if (member === undefined) throw new AppError(platformErrors.not_found)
  return {
    data: {
      notifications: member.notifications,
      notices,
      locale: isLocale(member.locale) ? member.locale : 'en',
      privacy: privacyOf(member),
      paused: member.status === 'paused',
      export: presentExport(archive, now, limitFactor),
    },
  }
}

/** Other screens of the member follow at once. */
const tellScreens = (tx: Tx, id: string, now: Date): Promise<void> => publishAfterCommit(tx, [id], settingsEvent, {}, now)

/** Refused fields by the names the caller used. */
const inPrivacy = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.details.fields === undefined) return error
  const fields = Object.entries(error.details.fields).map(([name, codes]) => [`privacy.${name}`, codes])
  return new AppError(error.reason, { ...error.details, fields: Object.fromEntries(fields) as NonNullable<typeof error.details.fields> })
}

/**
 * Changes settings of the caller; absent ones stay as they are.
 * @throws {AppError} profiles.ages_crossed, with the field
 */
export const changeSettings = async (ctx: MemberContext, edit: SettingsEdit, limitFactor: number): Promise<Answered> => {
  const { privacy, notifications, notices, locale } = edit
  await inTransaction(ctx.db, async (tx) => {
    const changes: MemberChanges = {
      ...(notifications === undefined ? {} : { notifications }),
      ...(locale === undefined ? {} : { locale }),
    }
    if (privacy !== undefined) await changeProfile(tx, ctx.actor.id, privacy, ctx.now)
    if (notices !== undefined) await changePreferences(tx, ctx.actor.id, notices)
    await updateMember(tx, ctx.actor.id, changes, ctx.now)
    await tellScreens(tx, ctx.actor.id, ctx.now)
  }).catch((error: unknown) => {
    throw inPrivacy(error)
  })
  return showSettings(ctx, limitFactor)
}

/** Hides the caller from everybody but those they talk with, or shows them again; repeating it changes nothing. */
export const setPaused = async (ctx: MemberContext, paused: boolean, limitFactor: number): Promise<Answered> => {
  await inTransaction(ctx.db, async (tx) => {
    await setMemberPaused(tx, ctx.actor.id, paused)
    await tellScreens(tx, ctx.actor.id, ctx.now)
  })
  return showSettings(ctx, limitFactor)
}
