import * as photos from '#features/photos/contract.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { moderationText } from '../locales/text.ts'
import { claimCase, releaseCase } from './cases/claim-case.ts'
import { decideAppeal } from './appeals/decide-appeal.ts'
import { decideCase } from './cases/decide-case.ts'
import { registerModerationJobs } from './jobs.ts'
import { reportMember } from './reports/report-member.ts'
import { listPhotosToReview, reviewPhoto } from './review-photo.ts'
import { listCases, showCase } from './cases/show-case.ts'
import { makeAppeal, markStatementSeen, showAccountStatus, showStatement } from './appeals/statements.ts'

/** Registers the endpoints for reports, the case queue, decisions and appeals, and the photo review. */
export const serveModeration = (routes: Routes): void => {
  const { platform } = routes
  const { config, texts } = platform
  route(routes, contract.reportMember, async (ctx, { params, body }) => {
    await reportMember(ctx, { id: params.id, ...body }, config)
    return { data: { message: texts.translate(ctx.locale, moderationText, 'report.sent') } }
  })
  route(routes, contract.listCases, listCases)
  route(routes, contract.getCase, (ctx, { params }) => showCase(ctx, params.id))
  route(routes, contract.claimCase, async (ctx, input) => {
    await claimCase(ctx, input)
    return showCase(ctx, input.params.id)
  })
  route(routes, contract.releaseCase, async (ctx, input) => {
    await releaseCase(ctx, input)
    return showCase(ctx, input.params.id)
  })
  route(routes, contract.decideCase, async (ctx, input) => {
    await decideCase(ctx, input, platform)
    return showCase(ctx, input.params.id)
  })
  route(routes, contract.decideAppeal, async (ctx, input) => {
    await decideAppeal(ctx, input)
    return showCase(ctx, input.params.id)
  })
  route(routes, photos.listPhotosToReview, listPhotosToReview)
  route(routes, photos.reviewPhoto, (ctx, input) => reviewPhoto(ctx, input, platform))
  route(routes, contract.getAccountStatus, (ctx) => showAccountStatus(ctx, platform))
  route(routes, contract.markStatementSeen, (ctx, { params }) => markStatementSeen(ctx, params.id))
  route(routes, contract.getStatement, (ctx, input) => showStatement(ctx, input, platform))
  route(routes, contract.makeAppeal, (ctx, input) => makeAppeal(ctx, input, platform))
  registerModerationJobs(platform)
}
