import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#platform/server/http/route.ts'
import { isLocale, type Locale, pickLocale } from '#platform/shared/i18n/locales.ts'

/** The pages that the build draws, by their address. */
const pages = { '/': 'home', '/contactUs': 'contact', '/terms&conditions': 'terms', '/privacy': 'privacy', '/login': 'login' }
const cookieName = 'preferred-language'
const yearSeconds = 31_536_000

interface Page {
  version: string
  html: string
  /** What the policy must allow: the hashes of what is written inside the page. */
  styles: string
  scripts: string
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const hashes = (html: string, inside: RegExp): string =>
  [...html.matchAll(inside)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/** Hands on, in the links of the login, where its reader wants to go afterwards. */
const withRedirect = (html: string, { query }: FastifyRequest): string => {
  const { redirect } = query as { redirect?: unknown }
  const handedOn = typeof redirect === 'string' ? `?${new URLSearchParams({ redirect })}` : ''
  return html.replaceAll('?redirect=%25REDIRECT%25', () => handedOn)
}

/** Fills in what differs between installations. */
const fillIn = ({ config, clock }: Routes['platform'], html: string): string =>
  html
    .replaceAll('%OPERATOR_EMAIL%', escape(config.operatorEmail))
    .replaceAll('%DEVELOPER_URL%', escape(config.developerUrl))
    .replaceAll('%YEAR%', String(clock.now().getUTCFullYear()))

/** The language asked for by `?lang=`, else the one spoken last (a cookie), else the browser's, else English. */
const localeOf = ({ query, headers }: FastifyRequest): { locale: Locale; asked: boolean } => {
  const { lang } = query as { lang?: unknown }
  if (isLocale(lang)) return { locale: lang, asked: true }
  const [, spoken] = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(headers.cookie ?? '') ?? []
  if (isLocale(spoken)) return { locale: spoken, asked: false }
  return { locale: pickLocale((headers['accept-language'] ?? '').split(',')), asked: false }
}

/** Reads pages and keeps them, until a build under a running server makes them anew or the year ends. */
export const pageReader = (platform: Routes['platform'], folder: string) => {
  const known = new Map<string, Page>()
  return async (name: string): Promise<Page> => {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    const before = known.get(name)
    const version = `${mtimeMs} ${platform.clock.now().getUTCFullYear()}`
    if (before?.version === version) return before
    const html = await readFile(file, 'utf8')
    const page = {
      version,
      html: fillIn(platform, html),
      styles: hashes(html, /<style>(.*?)<\/style>/gs),
      scripts: hashes(html, /<script>(.*?)<\/script>/gs),
    }
    known.set(name, page)
    return page
  }
}

/** Answers with a page, under a policy that allows what is written inside it. */
export const sendPage = (reply: FastifyReply, { html, styles, scripts }: Page): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
    .replace("style-src 'self'", `style-src 'self' ${styles}`.trim())
    .replace("script-src 'self'", `script-src 'self' ${scripts}`.trim())
  return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).send(html)
}

/** Serves the drawn pages, each in the language of whoever asks. */
export const servePublicPages = ({ app, platform }: Routes, folder: string): void => {
  const read = pageReader(platform, folder)
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const { locale, asked } = localeOf(request)
    const page = await read(`${name}.${locale}.html`)
    // Without scripts, the links to the other languages must be remembered here.
    if (asked) reply.header('set-cookie', `${cookieName}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`)
    reply.headers({ 'content-language': locale, vary: 'Accept-Language, Cookie' })
    return sendPage(reply, { ...page, html: withRedirect(page.html, request) })
  }
  for (const [path, name] of Object.entries(pages)) app.get(path, (request, reply) => send(request, reply, name))
}
