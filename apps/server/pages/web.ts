import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { dataSecurityPolicy } from '#platform/server/http/responses/data-headers.ts'
import { sendPrepared } from '#platform/server/http/responses/prepared-response.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { createBrandedFileReader } from './branded-files.ts'
import type { DrawnPages } from '../languages/draw-pages.ts'
import { createPageReader, sendPage, servePublicPages } from './public-pages.ts'
import { createFileReader } from './static-files.ts'

const immutable = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/** Caches must not keep the worker, so that a new release shows at once. */
const isServiceWorker = (path: string): boolean => path === '/sw.js'
const cacheControlFor = (path: string): string => (path.startsWith('/assets/') ? immutable : isServiceWorker(path) ? 'no-cache' : oneHour)

/** Whether a file is a worker that encodes or decodes sound. Only these may run WebAssembly: a worker has the policy of its own file. */
const isWasmWorker = (path: string): boolean => /^\/assets\/(?:wasm-[\w-]+-worker|encoderWorker\.min)-[\w-]+\.js$/.test(path)
const wasmPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
/** Returns the content security policy of a file in `/assets`. It only matters for workers: a script in a page has the policy of the page. */
const policyOfAsset = (path: string): string => (isWasmWorker(path) ? wasmPolicy : dataSecurityPolicy)

/** Registers the built application: its files, and the shell for every other path. */
export const serveWebApplication = async (routes: Routes, folder: string, drawn?: DrawnPages): Promise<void> => {
  const { app } = routes
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built application: run npm run build`)
  servePublicPages(routes, join(folder, '../pages'), drawn)
  const readPage = createPageReader(routes, folder)
  const readFile = createFileReader(folder, routes.guards)
  const readBranded = createBrandedFileReader(routes, readFile)
  const throwNotFound = () => {
    throw new AppError(platformErrors.not_found)
  }
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    // Not a route of its own: the router takes `%` in a pattern literally.
    if (path === '/terms%26conditions') return reply.header('cache-control', oneHour).redirect('/terms&conditions', 301)
    const branded = await readBranded(path)
    if (branded !== undefined) return sendPrepared(request, reply.header('cache-control', 'no-cache'), branded)
    const file = await readFile(path)
    if (file !== undefined && path.startsWith('/assets/')) reply.header('content-security-policy', policyOfAsset(path))
    if (file !== undefined) return sendPrepared(request, reply.header('cache-control', cacheControlFor(path)), file)
    if (/\.[a-z0-9]{2,5}$/i.test(path) || path.includes('/.')) return throwNotFound()
    return sendPage(request, reply, await readPage('index.html'))
  })
  app.setNotFoundHandler(throwNotFound)
}
