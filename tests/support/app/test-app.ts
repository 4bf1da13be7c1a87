import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeService } from '#apps/server/compose.ts'
import { readServerConfig } from '#apps/server/config.ts'
import type { MemberContext, ReplicaOrPrimaryContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import { createLog, type Logger } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PushSender } from '#platform/server/push/push.ts'
import type { Audience } from '#platform/server/realtime/realtime.ts'
import type { Endpoint, EndpointResponse, EndpointRequest } from '#platform/shared/endpoint.ts'
import type { ErrorBody } from '#platform/shared/errors.ts'
import { type TestClock, testClock } from './clock.ts'
import { openTestDatabase } from '../database/database.ts'
import type { WatchStatements } from '../database/statements.ts'

export interface Person {
  id: string
  sessionId: string
  token: string
  email: string
}

export interface Reply<E extends Endpoint> {
  status: number
  /** The parsed body of a success. */
  body: EndpointResponse<E>
  /** The parsed body of a refusal. */
  error: ErrorBody
  text: string
  headers: Record<string, string | undefined>
}

export interface CallOptions {
  as?: Person | undefined
  language?: string
  /** The caller's address. */
  from?: string
  /** Sent as `Idempotency-Key`. */
  key?: string
}

/** The whole application on its own database, with a fixed clock. */
export interface TestApp extends AsyncDisposable {
  db: Database
  clock: TestClock
  platform: Platform
  app: FastifyInstance
  /** Sent mails, oldest first. */
  mails: Mail[]
  /** Published events, oldest first. */
  published: { to: Audience; name: string; payload: unknown }[]
  call<E extends Endpoint>(endpoint: E, request?: EndpointRequest<E>, options?: CallOptions): Promise<Reply<E>>
  /** Runs some work and records its SQL statements. */
  watch: WatchStatements
  /** Runs all due jobs. */
  runJobs(): Promise<void>
  /** A context for calling a command directly. */
  ctx(person: Person): MemberContext & ReplicaOrPrimaryContext
}

const pathOf = (endpoint: Endpoint, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Returns a function that calls endpoints of an application. */
export const createEndpointCaller =
  (app: FastifyInstance): TestApp['call'] =>
  async (endpoint, request, options = {}) => {
    const { params, query, body } = (request ?? {}) as Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>
    const response = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, params, query),
      headers: {
        ...(options.as === undefined ? {} : { authorization: `Bearer ${options.as.token}` }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...(options.language === undefined ? {} : { 'accept-language': options.language }),
      },
      ...(options.from === undefined ? {} : { remoteAddress: options.from }),
      ...(body === undefined ? {} : { payload: body }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const parsed: unknown = isJson ? response.json() : response.payload
    return {
      status: response.statusCode,
      body: parsed as never,
      error: parsed as ErrorBody,
      text: response.payload,
      headers: response.headers as Record<string, string | undefined>,
    }
  }

/** Opens a test application. `environment` overrides configuration variables. */
export const openTestApp = async (
  environment: Record<string, string> = {},
  log: Logger = createLog(process.env.TEST_LOG ?? 'silent'),
  push?: PushSender,
): Promise<TestApp> => {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-data-'))
  const clock = testClock()
  const mails: Mail[] = []
  const published: TestApp['published'] = []
  const config = readServerConfig({
    DATA_DIR: dataDir,
    DEMO: '1',
    SECRET: 'a secret of tests, long enough to be one',
    LOG_LEVEL: 'silent',
    MAX_LAG_MS: '0',
    ...environment,
  })
  const { platform, app } = await composeService({
    config,
    db: database.db,
    log,
    clock,
    ...(push === undefined ? {} : { push }),
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
  })
  const publish = platform.realtime.publish.bind(platform.realtime)
  platform.realtime.publish = (to, event, payload) => {
    published.push({ to, name: event.name, payload })
    publish(to, event, payload)
  }
  await app.ready()

  return {
    db: database.db,
    clock,
    platform,
    app,
    mails,
    published,
    call: createEndpointCaller(app),
    watch: database.watch,
    runJobs: async () => void (await platform.jobs.runDue()),
    ctx: (person) => ({
      actor: { kind: 'member', id: person.id, role: 'user', sessionId: person.sessionId, address: '127.0.0.1' },
      db: database.db,
      primary: database.db,
      now: clock.now(),
      locale: 'en',
      log,
    }),
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await platform.realtime[Symbol.asyncDispose]()
      await platform.jobs[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
