import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { pageReader, sendPage, servePublicPages } from './public-pages.ts'

/** The built application: hashed files for a year, the shell for every path that is not a file. */
export const serveWeb = async (routes: Routes, folder: string): Promise<void> => {
  const { app, platform } = routes
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built application: run npm run build`)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      // A release shows at once, whatever is kept on the way.
      const decides = path.endsWith('/sw.js')
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : decides ? 'no-cache' : 'public, max-age=3600')
    },
  })
  const read = pageReader(platform, folder)
  const sendShell = async (reply: FastifyReply) => sendPage(reply, await read('index.html'))
  servePublicPages(routes, join(folder, '../pages'))
  app.get('/terms%26conditions', (_request, reply) => reply.redirect('/terms&conditions', 301))
  app.setNotFoundHandler((request, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    if (request.method !== 'GET' || isFile) throw new Refusal(platformErrors.not_found)
    return sendShell(reply)
  })
}
