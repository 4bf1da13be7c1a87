import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { fillIn, servePublicPages } from './public-pages.ts'

/** The built application: hashed files for a year, the shell for every path that is not a file. */
export const serveWeb = async (routes: Routes, folder: string): Promise<void> => {
  const { app, platform } = routes
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built application: run npm run build`)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // Read anew each time: a build under a running server brings files of other names.
  const sendShell = async (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fillIn(platform, await readFile(join(folder, 'index.html'), 'utf8')))
  servePublicPages(routes, join(folder, '../pages'))
  app.get('/terms%26conditions', (_request, reply) => reply.redirect('/terms&conditions', 301))
  app.setNotFoundHandler((request, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(new URL(request.url, 'http://host').pathname)
    if (request.method !== 'GET' || isFile) throw new Refusal(platformErrors.not_found)
    return sendShell(reply)
  })
}
