import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { answerQuestion, listQuestions } from './questions/answer-question.ts'

/** Serves the questions whether a member has met a match. */
export const serveOutcomes = (routes: Routes): void => {
  registerRoute(routes, contract.listMeetingQuestions, async (ctx) => ({ data: await listQuestions(ctx) }))
  registerRoute(routes, contract.answerMeetingQuestion, async (ctx, { params, body }) => ({
    data: await answerQuestion(ctx, { ...params, ...body }),
  }))
}
