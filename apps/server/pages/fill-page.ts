import { logoPath } from '#features/brand/server/index.ts'
import { smsConfiguration } from '#features/phone-login/server/index.ts'
import { supportEmailOf } from '#platform/server/brand.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { brandStyleSheet } from '#platform/shared/brand/style.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { isElidedBefore } from '#platform/shared/i18n/translate.ts'

type Platform = Routes['platform']

/** Writes the name, as `translate` does in the browser: French says “d’Amour”. */
const fillName = (html: string, name: string): string => {
  const elided = html.includes('<html lang="fr"') && isElidedBefore(name) ? html.replaceAll(/\b(d|qu)e %BRAND%/gi, '$1’%BRAND%') : html
  return elided.replaceAll('%BRAND%', () => escapeHtml(name))
}

/** Writes the look: the style sheet of the brand, its colours around the page, and its logo. A brand as the software comes changes nothing. */
const fillLook = (html: string, brand: ReturnType<Platform['brand']['current']>): string => {
  const { colours, font, logo, version } = brand
  const style = brandStyleSheet({ colours, font, logo: logo === null ? undefined : logoPath(logo, 'logo.png') })
  let filled = html.replaceAll('%GROUND_LIGHT%', colours.light.ground).replaceAll('%GROUND_DARK%', colours.dark.ground)
  // Browsers keep the manifest for an hour.
  if (version > 0) filled = filled.replace('href="/manifest.webmanifest"', `href="/manifest.webmanifest?v=${version}"`)
  if (logo !== null)
    filled = filled
      .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logoPath(logo, 'favicon.png')}" type="image/png">`)
      .replace(/<link rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${logoPath(logo, 'apple-touch-icon.png')}">`)
  // A font that no text is in would only be in the way.
  if (font !== 'own') filled = filled.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '')
  return style === '' ? filled : filled.replace('</head>', () => `<style id="brand">${style}</style></head>`)
}

const fillSocialUrls = (html: string, { brand, config }: Platform): string => {
  let filled = html
  for (const [network, own] of Object.entries(brand.current().socialUrls)) {
    const url = own ?? config.socialUrls[network as keyof typeof config.socialUrls]
    const placeholder = `%${network.toUpperCase()}_URL%`
    // Without an address the icon is no link, as the client renders it.
    if (url === undefined) filled = filled.replaceAll(`href="${placeholder}"`, 'role="link" aria-disabled="true"')
    filled = filled.replaceAll(placeholder, () => escapeHtml(url ?? ''))
  }
  return filled
}

/** Replaces the placeholders of a page by the values of this installation. */
export const fillPage = (platform: Platform, html: string): string => {
  const { config, clock, brand } = platform
  const { name } = brand.current()
  return fillSocialUrls(fillLook(fillName(html, name), brand.current()), platform)
    .replaceAll('%OPERATOR_EMAIL%', () => escapeHtml(supportEmailOf(platform)))
    .replaceAll('%DEVELOPER_URL%', () => escapeHtml(config.developerUrl))
    .replaceAll('%PHONE_LOGIN%', config.section(smsConfiguration).account === undefined ? 'off' : 'on')
    .replaceAll('%YEAR%', String(clock.now().getUTCFullYear()))
}
