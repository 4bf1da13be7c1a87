import { logoPath } from '#features/brand/server/index.ts'
import { smsConfiguration } from '#features/phone-login/server/index.ts'
import { supportEmailOf } from '#platform/server/brand.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { brandStyleSheet } from '#platform/shared/brand/style.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { isElidedBefore } from '#platform/shared/i18n/translate.ts'
import { fillTestimonials } from './fill-testimonials.ts'

type Platform = Routes['platform']

/** Writes the name into a page, with the French elision of `translate` (“d’Amour”). */
const fillName = (html: string, name: string): string => {
  const elided = html.includes('<html lang="fr"') && isElidedBefore(name) ? html.replaceAll(/\b(d|qu)e %BRAND%/gi, '$1’%BRAND%') : html
  return elided.replaceAll('%BRAND%', () => escapeHtml(name))
}

/** Writes the style sheet, the colours and the logo of the brand into a page. The default brand changes nothing. */
const fillLook = (html: string, brand: ReturnType<Platform['brand']['current']>): string => {
  const { colours, font, logo, version } = brand
  const style = brandStyleSheet({ colours, font, logo: logo === null ? undefined : logoPath(logo, 'logo.png') })
  let filled = html.replaceAll('%GROUND_LIGHT%', colours.light.ground).replaceAll('%GROUND_DARK%', colours.dark.ground)
  // Browsers cache the manifest for an hour, so each version has its own address.
  if (version > 0) filled = filled.replace('href="/manifest.webmanifest"', `href="/manifest.webmanifest?v=${version}"`)
  if (logo !== null)
    filled = filled
      .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logoPath(logo, 'favicon.png')}" type="image/png">`)
      .replace(/<link rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${logoPath(logo, 'apple-touch-icon.png')}">`)
  // The built-in font is not used, so loading it would only delay the page.
  if (font !== 'own') filled = filled.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '')
  return style === '' ? filled : filled.replace('</head>', () => `<style id="brand">${style}</style></head>`)
}

const fillSocialUrls = (html: string, { brand, config }: Platform): string => {
  let filled = html
  for (const [network, own] of Object.entries(brand.current().socialUrls)) {
    const url = own ?? config.socialUrls[network as keyof typeof config.socialUrls]
    const placeholder = `%${network.toUpperCase()}_URL%`
    // An icon without an address is not a link, as in the client.
    if (url === undefined) filled = filled.replaceAll(`href="${placeholder}"`, 'role="link" aria-disabled="true"')
    filled = filled.replaceAll(placeholder, () => escapeHtml(url ?? ''))
  }
  return filled
}

/** Without an address the link is hidden, as in the client. */
const fillDeveloperUrl = (html: string, url: string | undefined): string =>
  (url === undefined ? html.replaceAll('href="%DEVELOPER_URL%"', 'hidden=""') : html).replaceAll('%DEVELOPER_URL%', () =>
    escapeHtml(url ?? ''),
  )

/** Replaces the placeholders of a page by the values of this installation. */
export const fillPage = (platform: Platform, html: string): string => {
  const { config, clock, brand } = platform
  const { name } = brand.current()
  const filled = fillTestimonials(platform, fillSocialUrls(fillLook(fillName(html, name), brand.current()), platform))
  return fillDeveloperUrl(filled, config.developerUrl)
    .replaceAll('%OPERATOR_EMAIL%', () => escapeHtml(supportEmailOf(platform)))
    .replaceAll('%PHONE_LOGIN%', config.section(smsConfiguration).account === undefined ? 'off' : 'on')
    .replaceAll('%YEAR%', String(clock.now().getUTCFullYear()))
}
