import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The pattern of the route, so that no id gets out: `/api/me/images/:id`. */
const patternOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** A caller chooses the method of a request; the number of series stays bounded all the same. */
const methodOf = ({ method }: FastifyRequest): string => (usualMethods.has(method) ? method : 'other')
const isUpload = (request: FastifyRequest): boolean => (request.routeOptions.config as { upload?: boolean }).upload === true

/** Counts every answer, tells `log` of it at level debug, and how many uploads are under way. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const observe = metrics.histogram('ndloo_request_seconds', 'How long answers took, by route and status.', bounds, [
    'method',
    'route',
    'status',
  ])
  const uploaded = metrics.counter('ndloo_uploads_total', 'Uploads, by how they ended.', ['status'])
  // There before the first one: an increase from nothing would not be seen.
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
