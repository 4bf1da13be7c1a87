import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareResponse, type PreparedResponse, sendPrepared } from '#platform/server/http/responses/prepared-response.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { addedLanguages, builtInLocales, isBuiltIn, isLocale, type Locale, locales, pickLocale } from '#platform/shared/i18n/locales.ts'
import type { DrawnPages } from '../languages/draw-pages.ts'
import { fillPage } from './fill-page.ts'

/** Names of the prerendered pages by path. */
const pages = {
  '/': 'home',
  '/contactUs': 'contact',
  '/terms&conditions': 'terms',
  '/privacy': 'privacy',
  '/safety': 'safety',
  '/login': 'login',
}
const cookieName = 'preferred-language'
const yearSeconds = 31_536_000
const htmlType = 'text/html; charset=utf-8'
const redirectPlaceholder = '?redirect=%25REDIRECT%25'

interface Page {
  /** The prerendered page with the redirect placeholder. */
  html: string
  /** The page without a redirect, compressed in advance. */
  ready: PreparedResponse
  /** Hashes of the inline styles and scripts, for the content security policy. */
  styles: string
  scripts: string
}

const hashes = (html: string, inside: RegExp): string =>
  [...html.matchAll(inside)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/**
 * Returns what a page needs to know about the operator's languages: the added ones, the offered ones if not all are, and the version of the file with
 * texts by language. Empty when there is nothing to know.
 */
const announceLanguages = (texts: Routes['platform']['texts']): string => {
  const versions = Object.fromEntries(
    locales.flatMap((locale) => [[locale, texts.operatorTexts(locale)?.version] as const]).filter(([, version]) => version !== undefined),
  )
  const added = addedLanguages().filter(({ code }) => isLocale(code))
  const offered = locales.length === builtInLocales.length + added.length ? undefined : locales
  return added.length === 0 && offered === undefined && Object.keys(versions).length === 0
    ? ''
    : JSON.stringify({ added, offered, texts: versions })
}

const alternates = (): string => locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="?lang=${locale}">`).join('')

/** Returns a link that loads the operator's texts together with the scripts. */
const preloadTexts = (texts: Routes['platform']['texts'], locale: Locale): string => {
  const own = texts.operatorTexts(locale)
  return own === undefined ? '' : `<link rel="preload" as="fetch" crossorigin href="/texts/${locale}-${own.version}.json">`
}

/** Replaces the placeholders of a page, also those of the languages. */
const fill = (platform: Routes['platform'], html: string, locale: Locale | undefined): string =>
  fillPage(platform, html)
    .replaceAll('%LANGUAGES%', () => escapeHtml(announceLanguages(platform.texts)))
    .replaceAll('%LOCALES%', locales.join(' '))
    .replaceAll('%ALTERNATES%', alternates)
    .replace('</head>', () => `${locale === undefined ? '' : preloadTexts(platform.texts, locale)}</head>`)

/** Returns the language of `?lang=`, else of the cookie, else of the browser, else English. */
const localeOf = ({ query, headers }: FastifyRequest): { locale: Locale; asked: boolean } => {
  const { lang } = query as { lang?: unknown }
  if (isLocale(lang)) return { locale: lang, asked: true }
  const [, spoken] = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(headers.cookie ?? '') ?? []
  if (isLocale(spoken)) return { locale: spoken, asked: false }
  return { locale: pickLocale((headers['accept-language'] ?? '').split(',')), asked: false }
}

/**
 * Returns a function that reads pages and caches them until the file, the brand, the year or the operator's texts change. It returns the page
 * rendered with the operator's texts, otherwise the file in that language, otherwise the English file.
 */
export const createPageReader = ({ platform, guards }: Pick<Routes, 'platform' | 'guards'>, folder: string, drawn?: DrawnPages) => {
  const known = new Map<string, { version: string; given: string | undefined; page: () => Promise<Page> }>()
  const make = async (file: string, given: string | undefined, locale: Locale | undefined): Promise<Page> => {
    const html = fill(platform, given ?? (await readFile(file, 'utf8')), locale)
    return {
      html,
      ready: await prepareResponse(htmlType, html.replaceAll(redirectPlaceholder, '')),
      styles: hashes(html, /<style(?: id="brand")?>(.*?)<\/style>/gs),
      scripts: hashes(html, /<script>(.*?)<\/script>/gs),
    }
  }
  return async (name: string, locale?: Locale): Promise<Page> => {
    const file = join(folder, locale === undefined ? name : `${name}.${isBuiltIn(locale) ? locale : 'en'}.html`)
    const { mtimeMs } = await stat(file)
    const given = locale === undefined ? undefined : drawn?.page(name, locale)
    const version = `${mtimeMs} ${platform.brand.current().version} ${platform.clock.now().getUTCFullYear()} ${announceLanguages(platform.texts)}`
    const key = `${name} ${locale ?? ''}`
    const before = known.get(key)
    if (before?.version === version && before.given === given) return before.page()
    const page = guards.memoize(() => make(file, given, locale))
    known.set(key, { version, given, page })
    return page()
  }
}

/** Sends a page with a content security policy that allows its inline styles and scripts. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, { html, ready, styles, scripts }: Page): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
    .replace("style-src 'self'", `style-src 'self' ${styles}`.trim())
    .replace("script-src 'self'", `script-src 'self' ${scripts}`.trim())
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
  const { redirect } = request.query as { redirect?: unknown }
  if (typeof redirect !== 'string' || !html.includes(redirectPlaceholder)) return sendPrepared(request, reply, ready)
  // The links of the login pass the redirect target on.
  const query = `?${new URLSearchParams({ redirect })}`
  return reply.type(htmlType).send(html.replaceAll(redirectPlaceholder, () => query))
}

/** Registers the prerendered pages and the screens that are drawn before their scripts, each sent in the visitor's language. */
export const servePublicPages = (routes: Routes, folder: string, drawn?: DrawnPages): void => {
  const read = createPageReader(routes, folder, drawn)
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const { locale, asked } = localeOf(request)
    const page = await read(name, locale)
    // Stores the choice for browsers without scripts.
    if (asked) reply.header('set-cookie', `${cookieName}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`)
    reply.headers({ 'content-language': locale, vary: 'Accept-Language, Cookie' })
    return sendPage(request, reply, page)
  }
  // Screens whose frame is shown before the scripts load. Plus signs in the file name stand for slashes in the path.
  const suffix = '.en.html'
  const starts = readdirSync(folder).filter((name) => name.startsWith('+') && name.endsWith(suffix))
  for (const name of starts.map((file) => file.slice(0, -suffix.length)))
    routes.app.get(name.replaceAll('+', '/'), (request, reply) => send(request, reply, name))
  for (const [path, name] of Object.entries(pages)) routes.app.get(path, (request, reply) => send(request, reply, name))
}
