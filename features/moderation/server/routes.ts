import * as photoChecks from '#features/photo-check/contract.ts'
import * as photos from '#features/photos/contract.ts'
import * as registration from '#features/registration/contract.ts'
import * as voiceHellos from '#features/voice-hello/contract.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { getPhotoCheckStatement } from '../photo-check-contract.ts'
import { moderationText } from '../locales/text.ts'
import { decideApplicant } from './applicants/decide-applicant.ts'
import { listApplicants } from './applicants/list-applicants.ts'
import { claimCase, releaseCase } from './cases/claim-case.ts'
import { decideAppeal } from './appeals/decide-appeal.ts'
import { decideCase } from './cases/decide-case.ts'
import { registerModerationJobs } from './jobs.ts'
import { reportMember } from './reports/report-member.ts'
import { listPhotosToReview, reviewPhoto } from './review-photo.ts'
import { decidePhotoCheck, listPhotoChecks, openPhotoCheck } from './review-photo-check.ts'
import { listVoiceHellosToReview, reviewVoiceHello } from './review-voice-hello.ts'
import { listCases, showCaseAndRecordView, showCase } from './cases/show-case.ts'
import { makeAppeal, markStatementSeen, showAccountStatus, showPhotoCheckStatement, showStatement } from './appeals/statements.ts'

/**
 * Registers the endpoints for reports, the case queue, decisions and appeals, and the review of photos, voice hellos,
 * photo checks and applicants.
 */
export const serveModeration = (routes: Routes): void => {
  const { platform } = routes
  const { config, texts } = platform
  registerRoute(routes, contract.reportMember, async (ctx, { params, body }) => {
    await reportMember(ctx, { id: params.id, ...body }, config)
    return { data: { message: texts.translate(ctx.locale, moderationText, 'report.sent') } }
  })
  registerRoute(routes, contract.listCases, listCases)
  registerRoute(routes, contract.getCase, (ctx, { params }) => showCaseAndRecordView(ctx, params.id), { hasSideEffects: true })
  registerRoute(routes, contract.claimCase, async (ctx, input) => {
    await claimCase(ctx, input)
    return showCase(ctx, input.params.id)
  })
  registerRoute(routes, contract.releaseCase, async (ctx, input) => {
    await releaseCase(ctx, input)
    return showCase(ctx, input.params.id)
  })
  registerRoute(routes, contract.decideCase, async (ctx, input) => {
    await decideCase(ctx, input, platform)
    return showCase(ctx, input.params.id)
  })
  registerRoute(routes, contract.decideAppeal, async (ctx, input) => {
    await decideAppeal(ctx, input)
    return showCase(ctx, input.params.id)
  })
  registerRoute(routes, photos.listPhotosToReview, listPhotosToReview)
  registerRoute(routes, photos.reviewPhoto, (ctx, input) => reviewPhoto(ctx, input, platform))
  registerRoute(routes, voiceHellos.listVoiceHellosToReview, listVoiceHellosToReview, { hasSideEffects: true })
  registerRoute(routes, voiceHellos.reviewVoiceHello, reviewVoiceHello)
  registerRoute(routes, photoChecks.listPhotoChecks, listPhotoChecks)
  registerRoute(routes, photoChecks.openPhotoCheck, (ctx, input) => openPhotoCheck(ctx, input, platform), { hasSideEffects: true })
  registerRoute(routes, photoChecks.decidePhotoCheck, decidePhotoCheck)
  registerRoute(routes, registration.listApplicants, listApplicants)
  registerRoute(routes, registration.decideApplicant, (ctx, input) => decideApplicant(ctx, input, platform))
  registerRoute(routes, contract.getAccountStatus, (ctx) => showAccountStatus(ctx, platform))
  registerRoute(routes, getPhotoCheckStatement, (ctx) => showPhotoCheckStatement(ctx, platform))
  registerRoute(routes, contract.markStatementSeen, (ctx, { params }) => markStatementSeen(ctx, params.id))
  registerRoute(routes, contract.getStatement, (ctx, input) => showStatement(ctx, input, platform))
  registerRoute(routes, contract.makeAppeal, (ctx, input) => makeAppeal(ctx, input, platform))
  registerModerationJobs(platform)
}
