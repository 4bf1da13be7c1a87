import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { Known } from './draw.ts'
import { formFaults, namesRule } from './judge.ts'
import { forbids, neverGood } from './never.ts'
import type { Operation } from './schema.ts'
import { isSound, type Shot, shotOf, urlOf } from './shots.ts'

/** Who throws; renewed when a call has ended the session or the member. */
export interface Thrower {
  headers(): Record<string, string>
  /** Whether the session still lives; where it does not, there is a new one afterwards. */
  lives(): Promise<boolean>
}
export interface Barrage {
  app: FastifyInstance
  texts: Texts
  known: Known
  /** A photo that may be uploaded. */
  picture: Buffer
  count: number
  seed: number
  /** Milliseconds within which everything is answered. */
  patience?: number
  thrower: Thrower
}

interface Answer {
  status: number
  text: string
  type: string
}

/** What any call may answer without saying so: unreadable, gone, too large, wrong kind, wrong form, too often. */
const anywhere = [400, 404, 413, 415, 422, 429]

const statusesOf = ({ endpoint }: Operation): Set<number> =>
  new Set([
    endpoint.status ?? (endpoint.response === undefined ? 204 : 200),
    ...(endpoint.errors ?? []).map(({ status }) => status),
    ...anywhere,
    ...(endpoint.access === 'open' ? [] : [401]),
    ...(endpoint.access === 'member' ? [403] : []),
  ])

const parsed = (text: string): Partial<ErrorBody> | undefined => {
  try {
    return JSON.parse(text) as ErrorBody
  } catch {
    return undefined
  }
}

const accepted = (operation: Operation, shot: Shot, sound: boolean | undefined): string[] => {
  if (sound === false) return ['accepted what the contract refuses']
  if (shot.raw !== undefined || shot.tail !== '' || shot.body === undefined || shot.body === null) return []
  const sent: unknown = JSON.parse(JSON.stringify(shot.body))
  const bad = neverGood(operation.name, sent).map((field) => `accepted a bad ${field}`)
  return operation.body !== undefined && forbids(operation.body, sent) ? [...bad, 'accepted what its form forbids'] : bad
}

/** What is wrong with an answer to a shot. */
const judge = (operation: Operation, shot: Shot, { status, text, type }: Answer, texts: Texts): string[] => {
  const sound = isSound(operation, shot)
  if (status >= 500) return [`${status}`]
  const faults = statusesOf(operation).has(status) ? [] : [`undocumented ${status}`]
  if (status < 300) return [...faults, ...accepted(operation, shot, sound)]
  const body = type.includes('json') ? parsed(text) : undefined
  faults.push(...formFaults(body, shot.locale, texts))
  const rules = { codes: operation.endpoint.errors ?? [], texts }
  if (sound === true && ([400, 413, 415].includes(status) || (status === 422 && !namesRule(body ?? {}, shot.locale, rules))))
    faults.push(`refused what the contract takes with ${status} ${body?.code}`)
  return faults
}

const ask = async (barrage: Barrage, operation: Operation, shot: Shot): Promise<Answer | undefined> => {
  const { app, patience = 30_000, thrower } = barrage
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience)))
  const text = shot.raw?.bytes ?? (shot.body === undefined ? undefined : JSON.stringify(shot.body))
  const type = shot.raw === undefined ? (text === undefined ? undefined : 'application/json') : shot.raw.type
  const headers = { ...thrower.headers(), 'accept-language': shot.locale, ...(type === undefined ? {} : { 'content-type': type }) }
  const sent = { method: operation.endpoint.method, url: urlOf(operation, shot), headers, ...(text === undefined ? {} : { payload: text }) }
  const answer = await Promise.race([app.inject(sent), late])
  clearTimeout(timer)
  return answer && { status: answer.statusCode, text: answer.payload, type: String(answer.headers['content-type']) }
}

const shown = (operation: Operation, shot: Shot): string => {
  const body = shot.raw === undefined ? JSON.stringify(shot.body) : `${shot.raw.type} ${shot.raw.bytes.toString('latin1')}`
  return `${operation.endpoint.method} ${urlOf(operation, shot).slice(0, 300)} ${body?.slice(0, 300) ?? ''}`
}

/** Throws calls at one operation, one after another; answers a line for each answer that may not be given. */
export const throwAt = async (barrage: Barrage, operation: Operation): Promise<string[]> => {
  const { count, known, picture, seed, texts, thrower } = barrage
  const faults: string[] = []
  for (const shot of fc.sample(shotOf(operation, known, picture), { numRuns: count, seed })) {
    let answer = await ask(barrage, operation, shot)
    // An ended session says nothing about the call: the same once more, signed in.
    if (answer?.status === 401 && !(await thrower.lives())) answer = await ask(barrage, operation, shot)
    const wrong = answer === undefined ? ['no answer in time'] : judge(operation, shot, answer, texts)
    faults.push(...wrong.map((fault) => `${shown(operation, shot)}: ${fault}`))
  }
  return faults
}
