import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { HandlerResult, Endpoint, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canParticipate, isAllowedStaff } from '#platform/shared/roles.ts'
import { isAccessToken } from '#platform/shared/scopes.ts'
import { pickLocale } from '#platform/shared/i18n/locales.ts'
import type { Actor, Context, MemberActor, MemberContext, MoneyContext, ReplicaOrPrimaryContext } from '../context.ts'
import { addressLimitKey } from '../limits/limits.ts'
import type { Platform } from '../platform.ts'
import { authorizeToken, memberApiCallLimit } from './authorize-token.ts'
import type { BodyMemory } from './guards/body-memory.ts'
import { checkBodyType } from './guards/body-type.ts'
import type { StoredResponse } from './idempotency-store.ts'
import type { RequestGuards } from './guards/request-guards.ts'
import { setRateLimitHeaders } from './responses/budget-headers.ts'
import { InvalidInputError } from './responses/errors.ts'
import { runIdempotent } from './idempotency.ts'
import { maxJsonBodyBytes, maxMoneyBodyBytes } from './json-body.ts'
import { type UploadedFile, readUploadedFiles } from './upload.ts'

type ContextFor<E extends Endpoint> = E extends { movesMoney: true }
  ? MoneyContext
  : E['access'] extends 'open' | 'optional'
    ? Context
    : E extends { replica: true }
      ? ReplicaOrPrimaryContext
      : MemberContext
type Files<E extends Endpoint> = E extends { upload: string } ? { files: AsyncIterable<UploadedFile> } : unknown
export type EndpointHandler<E extends Endpoint> = (ctx: ContextFor<E>, input: HandlerInput<E> & Files<E>) => Promise<HandlerResult<E>>

export interface RouteOptions {
  /** Set for a GET with side effects: it wakes the job runner and refuses prefetch requests. */
  hasSideEffects?: boolean
}

/** What features need to register their endpoints. */
export interface Routes {
  app: FastifyInstance
  platform: Platform
  guards: RequestGuards
  endpoints: Endpoint[]
  /** Limits request bodies in memory per address. */
  bodies: BodyMemory
}

const bearer = (request: FastifyRequest): string | undefined => /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]

/** Admin endpoints are 404 for everyone but administrators and the named staff (docs/product.md §7), and need the second factor. */
const requireStaff = (actor: MemberActor | undefined, { console: step, staff }: Pick<Endpoint, 'console' | 'staff'>): void => {
  if (actor === undefined || !isAllowedStaff(actor.role, staff)) throw new AppError(platformErrors.not_found)
  if (step === 'entry') return
  if (actor.console === undefined) throw new AppError(platformErrors.second_factor)
  if (step === 'fresh' && actor.console !== 'fresh') throw new AppError(platformErrors.fresh_login)
}

/** Where a replica may answer, it may also tell whose session it is while the primary is silent. */
const authenticate = (
  { authenticate: onPrimary, readSession, replicas }: Platform,
  { replica }: Pick<Endpoint, 'replica'>,
  token: string,
  address: string,
): Promise<MemberActor | undefined> => {
  if (replica !== true) return onPrimary(token, address)
  return replicas.readEither(
    () => onPrimary(token, address),
    (db) => readSession(db, token, address),
  )
}

/**
 * Authenticates the caller, checks their permission and the rate limit of an endpoint, and sends the rate limit headers.
 * @throws {AppError} of platform: unauthenticated, forbidden, not_found, second_factor, fresh_login, token_not_allowed, token_scope, too_many
 */
export const authenticateAndAuthorize = async (
  platform: Platform,
  endpoint: Pick<Endpoint, 'access' | 'applicants' | 'console' | 'staff' | 'signedOut' | 'token' | 'tokenReads' | 'replica'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> => {
  const { access, signedOut, applicants, ...step } = endpoint
  const token = bearer(request)
  if (token !== undefined && isAccessToken(token)) {
    const { actor, budget } = await authorizeToken(platform, endpoint, request, token)
    setRateLimitHeaders(reply, budget)
    return actor
  }
  const actor = token === undefined || access === 'open' ? undefined : await authenticate(platform, endpoint, token, request.ip)
  if (access === 'admin') requireStaff(actor, step)
  // Invalid tokens also cost a database query, so they count by address.
  if (actor === undefined) await platform.limits.take(`calls:${addressLimitKey(request.ip)}`, memberApiCallLimit)
  if (actor === undefined && (access === 'open' || access === 'optional')) return { kind: 'visitor', address: request.ip }
  if (actor === undefined) throw new AppError(signedOut ?? platformErrors.unauthenticated)
  const mayTakePart = canParticipate(actor.role) || (applicants === true && actor.isApplicant === true)
  if (access === 'member' && !mayTakePart) throw new AppError(platformErrors.forbidden)
  setRateLimitHeaders(reply, await platform.limits.takeAndReport(`calls:${actor.id}`, memberApiCallLimit))
  return actor
}

const parse = (endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> => {
  const parts: [string, z.ZodType | undefined, unknown][] = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, request.body ?? {}],
  ]
  const issues: z.core.$ZodIssue[] = []
  const input: Record<string, unknown> = {}
  for (const [name, schema, given] of parts) {
    const result = schema?.safeParse(given, { reportInput: true })
    if (result?.success === false) issues.push(...result.error.issues)
    else if (result !== undefined) input[name] = result.data
  }
  if (issues.length > 0) throw new InvalidInputError(issues)
  return input
}

const toStoredResponse = (endpoint: Endpoint, result: unknown): StoredResponse => {
  if (endpoint.response === undefined) return { status: endpoint.status ?? 204, type: undefined, text: '' }
  const parsed = endpoint.response.safeParse(result)
  if (!parsed.success)
    throw new Error(`${endpoint.method} ${endpoint.path} answered what its contract does not allow: ${parsed.error.message}`)
  const status = endpoint.status ?? 200
  if (endpoint.text) return { status, type: 'text/plain; charset=utf-8', text: parsed.data as string }
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(parsed.data) }
}

const send = (reply: FastifyReply, { status, type, text }: StoredResponse): unknown => {
  reply.status(status)
  return type === undefined ? reply.send() : reply.type(type).send(text)
}

const actors = new WeakMap<FastifyRequest, Actor>()

/** Registers an endpoint of a contract with its handler: authorization, validation of input and output, limits and idempotency. */
export const registerRoute = <E extends Endpoint>(
  routes: Routes,
  endpoint: E,
  handler: EndpointHandler<E>,
  options: RouteOptions = {},
): void => {
  const { app, platform, bodies } = routes
  routes.endpoints.push(endpoint)
  const hasSideEffects = options.hasSideEffects ?? endpoint.method !== 'GET'
  const takesFiles = endpoint.upload !== undefined
  const bodyLimit = endpoint.movesMoney === true ? maxMoneyBodyBytes : maxJsonBodyBytes
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    // Fastify derives HEAD from GET and runs its handler, so a GET with side effects must not expose it.
    exposeHeadRoute: !hasSideEffects,
    bodyLimit,
    config: { upload: takesFiles, movesMoney: endpoint.movesMoney === true },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (
        hasSideEffects &&
        endpoint.method === 'GET' &&
        /prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose ?? ''))
      ) {
        throw new AppError(platformErrors.forbidden)
      }
      // Authorize before the body is read, so that unauthorized uploads are not received.
      actors.set(request, await authenticateAndAuthorize(platform, endpoint, request, reply))
      checkBodyType(request, takesFiles)
      // Uploaded files go to disk, so they do not count as memory.
      if (!takesFiles) bodies.reserve({ raw: request.raw, response: reply.raw, address: request.ip, limit: bodyLimit })
    },
    handler: async (request, reply) => {
      const ctx: Context = {
        actor: actors.get(request) as Actor,
        db: platform.db,
        now: platform.clock.now(),
        locale: pickLocale((request.headers['accept-language'] ?? '').split(',')),
        log: request.log,
        userAgent: request.headers['user-agent'] ?? '',
      }
      const input = {
        ...parse(endpoint, request),
        ...(endpoint.upload === undefined
          ? {}
          : { files: readUploadedFiles(request, endpoint.upload, join(platform.config.dataDir, 'receiving')) }),
      }
      const call = (more: Partial<ReplicaOrPrimaryContext> & { intent?: string | undefined }) =>
        handler({ ...ctx, ...more } as unknown as ContextFor<E>, input as HandlerInput<E> & Files<E>)
      const run = async (intent?: string): Promise<StoredResponse> => {
        const result =
          endpoint.replica === true ? await platform.replicas.read((db, primary) => call({ db, primary })) : await call({ intent })
        if (hasSideEffects) platform.jobs.wake()
        return toStoredResponse(endpoint, result)
      }
      if (!endpoint.movesMoney) return send(reply, await run())
      return send(
        reply,
        await runIdempotent(platform, { request, member: ctx.actor as MemberActor, locale: ctx.locale, now: ctx.now }, run),
      )
    },
  })
}
