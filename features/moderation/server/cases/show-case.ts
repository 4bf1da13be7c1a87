import { readAttachmentsForReview } from '#features/chat/server/index.ts'
import { genderOf, readMember, readOperatorSensitiveInterests, visibleInterests } from '#features/members/server/index.ts'
import { readAnswersForReport } from '#features/profile-fields/server/index.ts'
import { countPhotosToReview, presentPhotoForReview, readPhotosWithTakenDown } from '#features/photos/server/index.ts'
import {
  countVoiceHellosToReview,
  presentVoiceHelloForReview,
  readVoiceHelloOf,
  readVoiceHellosOfReports,
} from '#features/voice-hello/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { CaseDetail, CaseSummary, getCase, listCases as listCasesEndpoint } from '../../contract.ts'
import { recordStaffView } from '../record-staff-view.ts'
import { mayDecideAbout } from './may-decide-about.ts'
import { readAppealOfCase } from '../appeals/appeal-store.ts'
import {
  countUndecidedCases,
  type DecisionHistoryRow,
  readCaseReports,
  readCasePage,
  readDecisionHistory,
  readCaseSummary,
  type CaseSummaryRow,
} from './case-queries.ts'
import { decisionKindOf } from '../decisions/decision-store.ts'
import { canDecideAppeal } from '../appeals/decide-appeal.ts'

const presentName = (id: string | null, firstname: string | null, lastname: string | null) =>
  id === null ? null : { id, firstname: firstname ?? '', lastname: lastname ?? '' }

const presentSummary = (row: CaseSummaryRow): CaseSummary => ({
  id: row.id,
  kind: row.kind as CaseSummary['kind'],
  state: row.state as CaseSummary['state'],
  version: row.version,
  score: row.score / 1000,
  member: { id: row.member_id, firstname: row.firstname, lastname: row.lastname, status: row.status },
  owner: presentName(row.owner_id, row.owner_firstname, row.owner_lastname),
  reports: row.reports,
  categories: row.categories as CaseSummary['categories'],
  opened_at: row.opened_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  outcome: row.outcome,
})

/** Returns a page of the queue, and the number of open items of each kind. */
export const listCases = async (
  { db, actor }: MemberContext,
  { query }: HandlerInput<typeof listCasesEndpoint>,
): Promise<HandlerResult<typeof listCasesEndpoint>> => {
  const { kind, show, cursor } = query
  const [{ rows, next_cursor }, waiting, photo, voice_hello] = await Promise.all([
    readCasePage(db, { kind, show, adminId: actor.id, cursor }),
    countUndecidedCases(db, actor.id),
    countPhotosToReview(db),
    countVoiceHellosToReview(db),
  ])
  return { data: { cases: rows.map(presentSummary), next_cursor, waiting: { ...waiting, photo, voice_hello } } }
}

const presentDecision = (row: DecisionHistoryRow): CaseDetail['history'][number] => ({
  id: row.id,
  kind: decisionKindOf(row),
  reason: row.reason,
  words: row.words,
  note: row.note,
  until: row.until?.toISOString() ?? null,
  admin: presentName(row.admin_id, row.firstname, row.lastname),
  created_at: row.created_at.toISOString(),
  reversed: row.reversed_at !== null,
})

type Evidence = CaseDetail['case_reports'][number]['evidence']
/** A message as stored with the report. Of a voice note or picture only the id is stored; null if its file was already deleted. */
type StoredMessage = Omit<NonNullable<Evidence>['messages'][number], 'attachment'> & { attachment_id?: string | null }
interface PhotoFingerprint {
  id: string
  hash: string
  review: string
}

/**
 * Returns all details of a case, and records in the audit log that the caller has seen its evidence.
 * @throws {AppError} platform.not_found
 */
export const showCaseAndRecordView = async (ctx: MemberContext, id: string): Promise<HandlerResult<typeof getCase>> => {
  const shown = await showCase(ctx, id)
  await recordStaffView(ctx, { action: 'report.viewed', subject: { kind: 'report', id } })
  return shown
}

/**
 * Returns all details of a case, without a record in the audit log.
 * @throws {AppError} platform.not_found
 */
export const showCase = async ({ db, now, actor }: MemberContext, id: string): Promise<HandlerResult<typeof getCase>> => {
  const row = await readCaseSummary(db, id, actor.id)
  if (row === undefined) throw new AppError(platformErrors.not_found)
  const [reports, member, own_sensitive, answers, photos, voiceHello, history, appeal] = await Promise.all([
    readCaseReports(db, id),
    readMember(db, row.member_id),
    readOperatorSensitiveInterests(db),
    readAnswersForReport(db, row.member_id),
    readPhotosWithTakenDown(db, row.member_id),
    readVoiceHelloOf(db, row.member_id),
    readDecisionHistory(db, row.member_id),
    readAppealOfCase(db, id),
  ])
  const heldHellos = await readVoiceHellosOfReports(
    db,
    reports.map((report) => report.id),
    now,
  )
  const images = new Map(photos.map((photo) => [photo.id, presentPhotoForReview(photo, now).image_480]))
  const attachments = await readAttachmentsForReview(
    db,
    reports.flatMap(({ messages }) => ((messages ?? []) as StoredMessage[]).flatMap((message) => message.attachment_id ?? [])),
    now,
  )
  const appealed = history.find((decision) => decision.id === appeal?.decision_id)
  const presentEvidence = (report: (typeof reports)[number]): Evidence =>
    report.taken_at === null
      ? null
      : {
          profile: report.profile as Record<string, unknown>,
          photos: (report.photos as PhotoFingerprint[]).map(({ id: photoId, hash, review }) => ({
            id: photoId,
            hash,
            review,
            image: images.get(photoId) ?? null,
          })),
          voice_hello: heldHellos.get(report.id) ?? null,
          messages: (report.messages as StoredMessage[]).map(({ attachment_id: fileId, ...message }) => ({
            ...message,
            ...(fileId === undefined ? {} : { attachment: attachments.get(fileId ?? '') ?? null }),
          })),
          taken_at: report.taken_at.toISOString(),
        }
  const isAllowed = appeal === undefined || (await canDecideAppeal(db, appealed, actor.id))
  return {
    data: {
      ...presentSummary(row),
      case_reports: reports.map((report) => ({
        id: report.id,
        category: report.category as CaseDetail['case_reports'][number]['category'],
        content: report.content,
        created_at: report.created_at.toISOString(),
        reporter:
          report.reporter_id === null
            ? null
            : {
                id: report.reporter_id,
                firstname: report.firstname ?? '',
                lastname: report.lastname ?? '',
                acted: report.acted,
                no_breach: report.no_breach,
              },
        evidence: presentEvidence(report),
        signs: report.signs as CaseDetail['case_reports'][number]['signs'],
      })),
      profile_now:
        member === undefined
          ? {}
          : {
              firstname: member.firstname,
              lastname: member.lastname,
              gender: genderOf(member.gender),
              birth: member.birth,
              birth_estimated: member.birth_estimated,
              country: member.country,
              city: member.city,
              bio: member.bio,
              looking_for: member.looking_for,
              interests: visibleInterests({ ...member, own_sensitive }),
              prompts: member.prompts,
              languages: member.languages,
              profile_fields: answers,
              status: member.status,
            },
      photos_now: photos.map((photo) => ({ id: photo.id, image: images.get(photo.id) ?? '', review: photo.review })),
      voice_hello_now: voiceHello === undefined ? null : presentVoiceHelloForReview(voiceHello, now),
      history: history.map(presentDecision),
      appeal:
        appeal === undefined || appealed === undefined
          ? null
          : {
              content: appeal.content,
              state: appeal.state as 'open',
              answer: appeal.answer,
              created_at: appeal.created_at.toISOString(),
              decision: presentDecision(appealed),
            },
      viewer: {
        owns: row.owner_id === actor.id,
        may_decide:
          actor.role !== 'support' &&
          mayDecideAbout(actor, member) &&
          row.state !== 'decided' &&
          isAllowed &&
          (row.owner_id === null || row.owner_id === actor.id),
      },
    },
  }
}
