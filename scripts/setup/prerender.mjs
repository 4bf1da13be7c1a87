import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'

// Modules of the application add listeners to the window, which does not exist in Node.
globalThis.addEventListener ??= () => {}
// Created by the previous build step.
const { renderPages, renderLoadingStates } = await import(pathToFileURL('build/prerender/render.js').href)

const manifest = JSON.parse(readFileSync('build/web-manifest.json', 'utf8'))
const entry = manifest['site/main.tsx']
const read = (files) => files.map((file) => readFileSync(`build/web/${file}`, 'utf8').trim()).join('')
const css = read(entry.css)
/** The login page has the styles of the application; the other pages share theirs. */
const stylesOf = { login: read([manifest['site/login.css'].file]) }
const fonts = [...css.matchAll(/url\(([^)]+latin-wght[^)]+\.woff2)\)/g)].map(([, url]) => url.replaceAll(/["']/g, ''))
const minified = (file) => transformSync(readFileSync(`apps/web/site/${file}`, 'utf8'), { minify: true }).code.trim()
const [chooseLanguage, scriptsAfterPaint, earlyRequests, startFrame] = [
  'choose-language.js',
  'scripts-after-paint.js',
  'early-requests.js',
  'start-frame.js',
].map(minified)

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const preloads = fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`).join('')

/** Files of these modules and their static imports. */
const filesOf = (keys, found = new Set()) => {
  for (const key of keys) {
    const { file, imports = [] } = manifest[key]
    if (found.has(file)) continue
    found.add(file)
    filesOf(imports, found)
  }
  return found
}
const own = (name) => filesOf(['site/main.tsx', ...Object.keys(manifest).filter((key) => key.startsWith(`site/pages/${name}.`))])
const frame = ['index.html', ...['dashboard', 'dashboard/matches'].map((route) => `routes/${route}.tsx?tsr-split=component`)]

/** The login page prefetches the matches page, which follows the login. */
const nextScripts = (name, locale) => {
  if (name !== 'login') return []
  const here = own(name)
  return [...filesOf([...frame, `../locales/${locale}.ts`])].filter((file) => !here.has(file))
}
const addresses = (files) => [...files].map((file) => `/${file}`).join(' ')

const document = ({ name, locale, title, description, html }) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${chooseLanguage}</script>
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="application-name" content="%BRAND%"><meta name="operator-email" content="%OPERATOR_EMAIL%"><meta name="developer-url" content="%DEVELOPER_URL%"><meta name="facebook-url" content="%FACEBOOK_URL%"><meta name="twitter-url" content="%TWITTER_URL%"><meta name="instagram-url" content="%INSTAGRAM_URL%"><meta name="youtube-url" content="%YOUTUBE_URL%"><meta name="year" content="%YEAR%"><meta name="phone-login" content="%PHONE_LOGIN%"><meta name="languages" content="%LANGUAGES%"><meta name="testimonials" content="%TESTIMONIALS%">
<meta name="theme-color" content="%GROUND_LIGHT%" media="(prefers-color-scheme: light)"><meta name="theme-color" content="%GROUND_DARK%" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
${preloads}%ALTERNATES%
<style>${stylesOf[name] ?? css}</style>
<meta name="scripts" content="${addresses(own(name))}"><meta name="next-scripts" content="${addresses(nextScripts(name, locale))}">
<script>${scriptsAfterPaint}</script>
</head>
<body><div id="root" data-page="${name}">${html}</div></body>
</html>
`

/** Inlines the styles of the application shell for a fast first paint. */
const shell = readFileSync('build/web/index.html', 'utf8').replace(
  /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/,
  (_link, file) => `<style>${readFileSync(`build/web/${file}`, 'utf8').trim()}</style>`,
)
writeFileSync('build/web/index.html', shell)

rmSync('build/pages', { recursive: true, force: true })
mkdirSync('build/pages', { recursive: true })
for (const page of await renderPages()) writeFileSync(`build/pages/${page.name}.${page.locale}.html`, document(page))

/** The screen itself, its layout and its texts load together with the entry, at low priority: faces come first. */
const startScripts = (path, locale) =>
  [...filesOf(['index.html', `../locales/${locale}.ts`, ...['/dashboard', path].map((route) => `routes${route}.tsx?tsr-split=component`)])]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="low">`)
    .join('')
/** Renders the shell with the frame of one screen. It uses system fonts, so that no font file delays it. */
const startPage = ({ path, locale, html, earlyRequests: urls }) =>
  shell
    .replace('<html lang="en">', () => `<html lang="${locale}" data-path="${path}">`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<style>',
      () =>
        `<meta name="early-requests" content="${escape(urls.join(' '))}"><script>${earlyRequests}</script>${startScripts(path, locale)}<style>`,
    )
    .replace('</style>', '#start,#start *{font-family:system-ui,sans-serif}</style>')
    .replace('<div id="startup" class="', '<div id="startup"><div id="start-logo" class="')
    .replace(
      '<div id="root">',
      () => `<div id="start" inert aria-hidden="true">${html}</div></div><script>${startFrame}</script><div id="root">`,
    )
for (const start of await renderLoadingStates())
  writeFileSync(`build/pages/${start.path.replaceAll('/', '+')}.${start.locale}.html`, startPage(start))
// The loaded application would keep the process running.
process.exit()
