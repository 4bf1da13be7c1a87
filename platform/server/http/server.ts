import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { maxUploadFileBytes, maxUploadFiles } from '#platform/shared/upload.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { pickLocale } from '#platform/shared/i18n/locales.ts'
import type { Platform } from '../platform.ts'
import { createBodyMemory } from './guards/body-memory.ts'
import { refuseWithoutAddress } from './guards/client-address.ts'
import { compressAnswers } from './answers/compress-answers.ts'
import { boundConnections } from './guards/connections.ts'
import { allowOrigin } from './guards/cross-origin.ts'
import { allDefences, type Defences } from './guards/defences.ts'
import { serveDocs } from './docs.ts'
import { toErrorResponse } from './answers/errors.ts'
import { jsonBodyBytes, parseJsonBodies } from './json-body.ts'
import { measureRequests } from './request-metrics.ts'
import { openApi } from './openapi.ts'
import { createHostCheck, refuseForeignHosts } from './guards/own-pages.ts'
import { prepareAnswer, sendReady } from './answers/ready-answer.ts'
import { readyCheck, drain } from './ready.ts'
import { admit, type Routes } from './route.ts'
import { closeSlowBodies } from './guards/slow-bodies.ts'
import { closeStalledReaders } from './guards/stalled-readers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The contract as it is served: every call there is. */
    endpoints: readonly Endpoint[]
  }
}

const uploadSeconds = 300
const maxHeaderSize = 16 * 1024

/** The policy of every page and answer; `api` is another host the application may call. */
const contentSecurityPolicy = (api: string | undefined) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', ...(api === undefined ? [] : [api])],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...(api === undefined ? [] : [api, api.replace(/^http/, 'ws')])],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
})

const errorAnswers =
  (platform: Platform) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const locale = pickLocale((request.headers['accept-language'] ?? '').split(','))
    const { status, body, retryAfter } = toErrorResponse(error, platform.texts, locale)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply.status(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(JSON.stringify(body))
  }

const isReadable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
/** The name a proxy has given a request, where its form is harmless in a log. */
const proxyRequestId = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined

/** An HTTP server with everything but routes; `mount` adds those before it is ready. */
export const createServer = async (
  platform: Platform,
  version: string,
  mount: (routes: Routes) => Promise<void>,
  defences: Defences = allDefences(),
): Promise<FastifyInstance> => {
  const answerError = errorAnswers(platform)
  const app = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < platform.config.trustProxy,
    genReqId: ({ headers }) => (platform.config.trustProxy > 0 ? proxyRequestId(headers['x-request-id']) : undefined) ?? randomUUID(),
    bodyLimit: jsonBodyBytes,
    requestTimeout: uploadSeconds * 1000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize },
    // As long as headers may be: the router's own refusal would tell a path that is hidden from one that is not there.
    routerOptions: { maxParamLength: maxHeaderSize },
    // An address nobody can read would be answered before any header is set.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/api/unreadable'),
  })
  refuseWithoutAddress(app)
  measureRequests(app, platform.metrics)
  drain(app, platform.readiness)
  app.setErrorHandler(answerError)
  refuseForeignHosts(app, createHostCheck(platform.config, platform.publicUrl))
  parseJsonBodies(app)
  closeSlowBodies(app)
  closeStalledReaders(app)
  boundConnections(app.server, platform.config)
  defences.oneAtATime(app.server)
  const elsewhere = platform.config.apiUrl !== undefined
  if (elsewhere) allowOrigin(app, platform.publicUrl)
  const secure = platform.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(platform.config.apiUrl) },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: elsewhere ? 'cross-origin' : 'same-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()')
    // What says nothing of it is about somebody.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  compressAnswers(app)
  defences.boundRequests(app, platform)
  await app.register(underPressure, {
    maxEventLoopDelay: platform.config.maxLagMs,
    retryAfter: 2,
    exposeStatusRoute: false,
    customError: Overloaded,
  })
  await app.register(multipart, {
    limits: {
      fileSize: maxUploadFileBytes,
      files: maxUploadFiles,
      fields: 10,
      fieldSize: 1024,
      parts: maxUploadFiles + 10,
      headerPairs: 50,
    },
  })
  readyCheck(app, platform)

  const routes: Routes = { app, platform, defences, endpoints: [], bodies: createBodyMemory() }
  await mount(routes)
  app.decorate('endpoints', routes.endpoints)

  // What does not exist for others is not described to them either.
  const [hidden, told] = [true, false].map((isHidden) => routes.endpoints.filter(({ access }) => (access === 'admin') === isHidden))
  const described = (endpoints: readonly Endpoint[]) =>
    defences.keep(() => prepareAnswer('application/json; charset=utf-8', JSON.stringify(openApi(endpoints, version))))
  const [document, hiddenDocument] = [described(told ?? []), described(hidden ?? [])]
  app.get('/api/openapi.json', async (request, reply) => sendReady(request, reply, await document()))
  app.get('/api/admin/openapi.json', {
    onRequest: async (request) => void (await admit(platform, { access: 'admin' }, request)),
    handler: async (request, reply) => sendReady(request, reply, await hiddenDocument()),
  })
  // A body that belongs to nothing is not read.
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.is404 && request.method !== 'GET' && request.method !== 'HEAD' ? new AppError(platformErrors.not_found) : undefined),
  )
  serveDocs(app, defences.keep)
  const nowhere = () => {
    throw new AppError(platformErrors.not_found)
  }
  // Before the body is looked at, as with the paths that are hidden.
  app.all('/api/*', { onRequest: nowhere, handler: nowhere })
  return app
}

class Overloaded extends Error {
  readonly statusCode = 503
}
