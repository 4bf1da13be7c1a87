import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Returns the route pattern, such as `/api/me/images/:id`, so that labels contain no ids. */
const patternOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Clients may send any method, so unusual ones share one label value to bound the number of series. */
const methodOf = ({ method }: FastifyRequest): string => (usualMethods.has(method) ? method : 'other')
const isUpload = (request: FastifyRequest): boolean => (request.routeOptions.config as { upload?: boolean }).upload === true

/** Records duration and status of every response, logs it at level debug, and counts uploads. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const observe = metrics.histogram('ndloo_request_seconds', 'How long answers took, by route and status.', bounds, [
    'method',
    'route',
    'status',
  ])
  const uploaded = metrics.counter('ndloo_uploads_total', 'Uploads, by how they ended.', ['status'])
  // Initialized with 0: Prometheus cannot see the increase of a series that did not exist.
  for (const status of ['200', '503']) uploaded([status], 0)
  const uploading = new Set<FastifyRequest>()
  metrics.gauges(() => [{ name: 'ndloo_uploads_open', help: 'Uploads under way.', value: uploading.size }])
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUpload(request)) uploading.add(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    if (uploading.delete(request)) uploaded(['aborted'])
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const [route, status] = [patternOf(request), String(reply.statusCode)]
    observe(reply.elapsedTime / 1000, [methodOf(request), route, status])
    if (uploading.delete(request)) uploaded([status])
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
