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
import { setRateLimitHeaders } from './responses/budget-headers.ts'
import { compressResponses } from './responses/compress-responses.ts'
import { limitConnections } from './guards/connection-limits.ts'
import { allowCrossOrigin } from './guards/cross-origin.ts'
import { trimDataHeaders } from './responses/data-headers.ts'
import { createRequestGuards, type RequestGuards } from './guards/request-guards.ts'
import { serveApiDocs } from './docs.ts'
import { toErrorResponse } from './responses/errors.ts'
import { maxJsonBodyBytes, parseJsonBodies } from './json-body.ts'
import { measureRequests } from './request-metrics.ts'
import { buildOpenApiDocument } from './openapi.ts'
import { createHostCheck, refuseUnknownHosts } from './guards/origin-check.ts'
import { memoizePerBrandName, prepareResponse, sendPrepared } from './responses/prepared-response.ts'
import { serveHealthChecks, closeConnectionsWhileDraining } from './health-checks.ts'
import { authenticateAndAuthorize, type Routes } from './route.ts'
import { closeSlowBodies } from './guards/slow-bodies.ts'
import { closeStalledReaders } from './guards/stalled-readers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered endpoint. */
    endpoints: readonly Endpoint[]
  }
}

const uploadSeconds = 300
const maxHeaderSize = 16 * 1024

/** Content-Security-Policy of every response. `api` is the origin of a separate API host. */
const contentSecurityPolicy = (api: string | undefined) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', ...(api === undefined ? [] : [api])],
  fontSrc: ["'self'"],
  // A recording is played from memory before it is sent.
  mediaSrc: ["'self'", 'blob:', ...(api === undefined ? [] : [api])],
  // Where the browser cannot play a recording, the page reads it from its own `blob:` URL to decode it.
  connectSrc: ["'self'", 'blob:', ...(api === undefined ? [] : [api, api.replace(/^http/, 'ws')])],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
})

const createErrorHandler =
  (platform: Platform) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const locale = pickLocale((request.headers['accept-language'] ?? '').split(','))
    const { status, body, retryAfter } = toErrorResponse(error, platform.texts, locale)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    if (error instanceof AppError && error.details.budget !== undefined) setRateLimitHeaders(reply, error.details.budget)
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
/** Returns the request id of the proxy, if it is safe to log. */
const proxyRequestId = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined

/** Routes are checked by the contract. Loading Fastify's own compilers, which nothing would use, would delay the start. */
const refuseJsonSchemas = (): never => {
  throw new Error('a route has a JSON schema, but routes are checked by the contract')
}

/** Creates the HTTP server with all hooks and limits; `mount` registers the routes. */
export const createHttpServer = async (
  platform: Platform,
  version: string,
  mount: (routes: Routes) => Promise<void>,
  guards: RequestGuards = createRequestGuards(),
): Promise<FastifyInstance> => {
  const handleError = createErrorHandler(platform)
  const app = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < platform.config.trustProxy,
    genReqId: ({ headers }) => (platform.config.trustProxy > 0 ? proxyRequestId(headers['x-request-id']) : undefined) ?? randomUUID(),
    bodyLimit: maxJsonBodyBytes,
    schemaController: { compilersFactory: { buildValidator: refuseJsonSchemas, buildSerializer: refuseJsonSchemas } },
    requestTimeout: uploadSeconds * 1000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize },
    // As long as all headers: the router's own error for long parameters would reveal that a hidden path exists.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Fastify would answer an undecodable URL before any hook sets headers.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/api/unreadable'),
  })
  refuseWithoutAddress(app)
  measureRequests(app, platform.metrics)
  closeConnectionsWhileDraining(app, platform.readiness)
  app.setErrorHandler(handleError)
  refuseUnknownHosts(app, createHostCheck(platform.config, platform.publicUrl))
  parseJsonBodies(app)
  closeSlowBodies(app)
  closeStalledReaders(app)
  limitConnections(app.server, platform.config)
  guards.queueRequestsPerConnection(app.server)
  const hasSeparateApi = platform.config.apiUrl !== undefined
  if (hasSeparateApi) allowCrossOrigin(app, platform.publicUrl)
  const secure = platform.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(platform.config.apiUrl) },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: hasSeparateApi ? 'cross-origin' : 'same-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()')
    // Default to no-store: the response may be personal.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  trimDataHeaders(app)
  compressResponses(app)
  guards.limitRequests(app, platform)
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
  serveHealthChecks(app, platform)

  const routes: Routes = { app, platform, guards, endpoints: [], bodies: createBodyMemory() }
  await mount(routes)
  app.decorate('endpoints', routes.endpoints)

  // Admin endpoints are hidden, so the public document leaves them out.
  const [hidden, visible] = [true, false].map((isHidden) => routes.endpoints.filter(({ access }) => (access === 'admin') === isHidden))
  const brandName = () => platform.brand.current().name
  const described = (endpoints: readonly Endpoint[]) =>
    memoizePerBrandName(guards.memoize, brandName, (name) =>
      prepareResponse('application/json; charset=utf-8', JSON.stringify(buildOpenApiDocument(endpoints, version, name))),
    )
  const [document, hiddenDocument] = [described(visible ?? []), described(hidden ?? [])]
  app.get('/api/openapi.json', async (request, reply) => sendPrepared(request, reply, await document()))
  app.get('/api/admin/openapi.json', {
    onRequest: async (request, reply) => void (await authenticateAndAuthorize(platform, { access: 'admin' }, request, reply)),
    handler: async (request, reply) => sendPrepared(request, reply, await hiddenDocument()),
  })
  // The body of a request to an unknown path is not read.
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.is404 && request.method !== 'GET' && request.method !== 'HEAD' ? new AppError(platformErrors.not_found) : undefined),
  )
  serveApiDocs(app, guards.memoize, brandName)
  const notFound = () => {
    throw new AppError(platformErrors.not_found)
  }
  // In onRequest, before the body is parsed, like hidden endpoints.
  app.all('/api/*', { onRequest: notFound, handler: notFound })
  return app
}

class Overloaded extends Error {
  readonly statusCode = 503
}
