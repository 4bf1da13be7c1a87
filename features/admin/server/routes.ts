import { readHelpNumbers } from '#features/site/server/index.ts'
import { readOutcomes } from '#features/outcomes/server/index.ts'
import { readTownFigures } from '#features/town-figures/server/index.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import type { MemberContext } from '#platform/server/context.ts'
import * as contract from '../contract.ts'
import * as entering from '../entry-contract.ts'
import * as moneyContract from '../money-contract.ts'
import * as helpNumbers from '../help-numbers-contract.ts'
import { listTexts, putText as putTextEndpoint } from '../texts-contract.ts'
import * as twoPerson from '../two-person-contract.ts'
import { decideProposal } from './money/decide-proposal.ts'
import { changeMoneyRule, listProposals } from './money/money-rule.ts'
import { getOutcomes } from '../outcomes-contract.ts'
import * as townContract from '../town-contract.ts'
import { addMember } from './members/add-member.ts'
import { serveCatalogue } from './catalogue/catalogue-routes.ts'
import {
  addMemberPhoto,
  changeMemberRole,
  checkPhotoUpload,
  suspendOrReactivateMember,
  resetSecondFactor,
  signOutMember,
} from './members/change-member.ts'
import { getStatistics } from './statistics/analyst-statistics.ts'
import { exportTownFigures } from './statistics/export-town-figures.ts'
import {
  changePaymentChannel,
  changeRate,
  runLedgerCheck,
  decideDepositReview,
  listCurrencyRates,
  listDepositReviews,
} from './money/money.ts'
import { registerRoleMailJob } from './members/role-mail.ts'
import { deleteHelpNumber, putHelpNumber } from './help-numbers.ts'
import { listAudit } from './list-audit.ts'
import { listMembers, getMember } from './members/list-members.ts'
import { serveWebhooks } from './webhooks/webhook-routes.ts'
import { findServiceTexts } from './texts/find-texts.ts'
import { putText } from './texts/put-text.ts'
import { enterConsole, getConsoleSignInState } from './entry/enter-console.ts'
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } from './entry/set-up-second-factor.ts'

const serveMembers = (routes: Routes): void => {
  const { platform } = routes
  const shown = async (ctx: MemberContext, id: string) => ({ data: { member: await getMember(ctx, id) } })
  registerRoute(routes, contract.listMembers, async (ctx, { query }) => ({ data: await listMembers(ctx, query) }))
  registerRoute(routes, contract.getMember, (ctx, { params }) => shown(ctx, params.id))
  registerRoute(routes, contract.addMember, async (ctx, { body }) => shown(ctx, await addMember(ctx, body)))
  registerRoute(routes, contract.checkPhotoUpload, (ctx, { files }) => checkPhotoUpload(ctx, files))
  registerRoute(routes, contract.addMemberPhoto, async (ctx, { params, files }) => {
    await addMemberPhoto(ctx, { ...platform, turn: routes.guards.uploadQueue }, params.id, files)
    return shown(ctx, params.id)
  })
  registerRoute(routes, contract.changeMemberRole, async (ctx, { params, body }) => {
    await changeMemberRole(ctx, platform, { ...params, ...body })
    return shown(ctx, params.id)
  })
  registerRoute(routes, contract.suspendOrReactivateMember, async (ctx, { params, body }) => {
    await suspendOrReactivateMember(ctx, platform, { ...params, ...body })
    return shown(ctx, params.id)
  })
  registerRoute(routes, contract.signOutMember, async (ctx, { params, body }) => {
    await signOutMember(ctx, platform, { ...params, ...body })
    return shown(ctx, params.id)
  })
  registerRoute(routes, contract.resetSecondFactor, async (ctx, { params, body }) => {
    await resetSecondFactor(ctx, platform, { ...params, ...body })
    return shown(ctx, params.id)
  })
}

const serveMoney = (routes: Routes): void => {
  const { platform } = routes
  const prices = async (ctx: MemberContext) => ({ data: { prices: await listCurrencyRates(ctx.db, ctx.now) } })
  registerRoute(routes, moneyContract.listCurrencyRates, prices)
  registerRoute(routes, moneyContract.changeRate, async (ctx, { params, body }) => {
    await changeRate(ctx, { ...params, ...body })
    return prices(ctx)
  })
  registerRoute(routes, moneyContract.changePaymentChannel, async (ctx, { params, body }) => {
    await changePaymentChannel(ctx, { ...params, ...body })
    return prices(ctx)
  })
  registerRoute(routes, moneyContract.listDepositReviews, async (ctx) => ({ data: { reviews: await listDepositReviews(ctx.db, ctx.now) } }))
  registerRoute(routes, moneyContract.decideDepositReview, async (ctx, { params, body }) => {
    await decideDepositReview(ctx, platform, { ...params, ...body })
    return { data: { reviews: await listDepositReviews(ctx.db, ctx.now) } }
  })
  const proposals = async (ctx: MemberContext) => ({ data: await listProposals(ctx) })
  registerRoute(routes, twoPerson.listProposals, proposals)
  registerRoute(routes, twoPerson.decideProposal, async (ctx, { params, body }) => {
    await decideProposal(ctx, platform, { ...params, ...body })
    return proposals(ctx)
  })
  registerRoute(routes, twoPerson.changeMoneyRule, async (ctx, { body }) => {
    await changeMoneyRule(ctx, body)
    return proposals(ctx)
  })
  registerRoute(routes, moneyContract.runLedgerCheck, async (ctx) => ({ data: await runLedgerCheck(ctx) }))
  registerRoute(routes, moneyContract.getStatistics, async (ctx, { query }) => ({ data: await getStatistics(ctx, query.days) }))
  registerRoute(routes, getOutcomes, async (ctx, { query }) => ({ data: { days: await readOutcomes(ctx.db, query.days, ctx.now) } }))
  registerRoute(routes, townContract.getTownFigures, async (ctx, { query }) => ({
    data: await readTownFigures(ctx.db, query.days, ctx.now),
  }))
  registerRoute(routes, townContract.exportTownFigures, (ctx, { query }) => exportTownFigures(ctx, query))
  registerRoute(routes, contract.listAudit, async (ctx, { query }) => ({ data: await listAudit(ctx, query) }))
}

const serveHelpNumbers = (routes: Routes): void => {
  const numbers = async ({ db }: MemberContext) => ({ data: { numbers: await readHelpNumbers(db) } })
  registerRoute(routes, helpNumbers.putHelpNumber, async (ctx, { params, body }) => {
    await putHelpNumber(ctx, { ...params, ...body })
    return numbers(ctx)
  })
  registerRoute(routes, helpNumbers.deleteHelpNumber, async (ctx, { params, body }) => {
    await deleteHelpNumber(ctx, { ...params, ...body })
    return numbers(ctx)
  })
}

const serveTexts = (routes: Routes): void => {
  const { texts } = routes.platform
  registerRoute(routes, listTexts, async (ctx, { query }) => ({ data: await findServiceTexts(ctx, texts, query) }))
  registerRoute(routes, putTextEndpoint, async (ctx, { body }) => ({ data: { text: await putText(ctx, texts, body) } }))
}

/** Registers the endpoints of the console. */
export const serveAdmin = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, entering.getConsoleSignInState, async (ctx) => ({ data: await getConsoleSignInState(ctx) }))
  registerRoute(routes, entering.beginSecondFactor, async (ctx, { body }) => ({
    data: await beginSecondFactor(ctx, platform, body.password),
  }))
  registerRoute(routes, entering.confirmSecondFactor, async (ctx, { body }) => ({
    data: { recovery_codes: await confirmSecondFactor(ctx, platform, body.code) },
  }))
  registerRoute(routes, entering.enterConsole, async (ctx, { body }) => ({ data: await enterConsole(ctx, platform, body) }))
  serveMembers(routes)
  serveMoney(routes)
  serveCatalogue(routes)
  serveHelpNumbers(routes)
  serveWebhooks(routes)
  serveTexts(routes)
  registerRoleMailJob(platform)
  registerRoute(routes, entering.renewRecoveryCodes, async (ctx) => ({ data: { recovery_codes: await renewRecoveryCodes(ctx) } }))
}
