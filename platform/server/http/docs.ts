import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { memoizePerBrandName, type memoizeAsync, prepareResponse, sendPrepared } from './responses/prepared-response.ts'

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', png: 'image/png', html: 'text/html; charset=utf-8' }
const files = ['swagger-ui-bundle.js', 'swagger-ui.css', 'index.css', 'favicon-32x32.png']

const pageOf = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/static/index.css">
<link rel="icon" type="image/png" href="/api/docs/static/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/static/start.js"></script>
</body>
</html>
`
// The content security policy forbids inline scripts.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

/** Serves the API documentation in Swagger UI, with `title()` as its title. `keep` caches, so that each file is read and compressed once. */
export const serveApiDocs = (app: FastifyInstance, keep: typeof memoizeAsync, title: () => string): void => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
  const serve = (path: string, type: string, read: () => Promise<string | Buffer>) => {
    const answer = memoizePerBrandName(keep, title, async () => prepareResponse(type, await read()))
    const kept = path.startsWith('/static/') ? 'no-cache' : 'no-store'
    app.get(`/api/docs${path}`, async (request, reply) => sendPrepared(request, reply.header('cache-control', kept), await answer()))
  }
  for (const path of ['', '/']) serve(path, types.html, () => Promise.resolve(pageOf(title())))
  serve('/static/start.js', types.js, () => Promise.resolve(start))
  for (const name of files)
    serve(`/static/${name}`, types[name.split('.').at(-1) as keyof typeof types], () => readFile(join(folder, name)))
}
