import { languageAttributes, type Locale } from '#platform/shared/i18n/locales.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { makeReadable, mixColours } from '#platform/shared/brand/colour.ts'
import type { ThemeColours } from '#platform/shared/brand/colours.ts'
import { groundsOf } from '#platform/shared/brand/derive-tokens.ts'
import type { Brand } from '../brand.ts'
import type { Mail } from './mailer.ts'

export interface MailContent {
  locale: Locale
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** A code, shown large on its own line. */
  code?: string
  action?: { label: string; url: string }
  closing: string
  /** Why the mail was sent, and a link to unsubscribe. */
  footer?: { text: string; label: string; url: string }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** Returns the colour of secondary text, between text and background. */
const quietOf = ({ ink, ground }: ThemeColours): string => makeReadable(mixColours(ink, ground, 0.3), ink, [ground])
/** Keeps the line breaks of text that people wrote. */
const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`
const greeting = (text: string) => `<p style="margin:0 0 12px;font-size:20px;font-weight:700;line-height:1.25">${escape(text)}</p>`
const button = ({ label, url }: { label: string; url: string }, { primary, on_primary }: ThemeColours) =>
  `<p style="margin:8px 0 24px"><a href="${escape(url)}" style="display:inline-block;background:${primary};color:${on_primary};padding:14px 28px;border-radius:10px;text-decoration:none;font-weight:600">${escape(label)}</a></p>`
const small = ({ text, label, url }: NonNullable<MailContent['footer']>, quiet: string) =>
  `<p class="quiet" style="margin:20px 4px 0;font-size:13px;color:${quiet}">${escape(text)} <a class="quiet" href="${escape(url)}" style="color:${quiet}">${escape(label)}</a></p>`
const bigCode = (code: string, { ink, ground }: ThemeColours) =>
  `<p class="code" style="margin:8px 0 24px;padding:16px 8px 16px 16px;border-radius:10px;background:${mixColours(ground, ink, 0.05)};text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:8px">${escape(code)}</p>`

/** Dark mode for mail programs that support it; others use the inline styles. The button keeps its colours, which fit both. */
const dark = (colours: ThemeColours) => {
  const { card, sunken } = groundsOf(colours)
  const line = mixColours(colours.ground, colours.ink, 0.12)
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:${colours.ground}!important;color:${colours.ink}!important}.card{background:${card}!important;border-color:${line}!important}.code{background:${sunken}!important}.brand{color:${colours.primary}!important}.quiet{color:${quietOf(colours)}!important}}`
}
const head = (subject: string, colours: ThemeColours) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark(colours)}</style></head>`

/** Renders a mail as text and HTML without external resources, in the name and colours of the brand. */
export const renderMail = (to: Mail['to'], content: MailContent, { name, colours: { light, ...themes } }: Brand): Mail => {
  const quiet = quietOf(light)
  const [first, ...rest] = content.paragraphs
  const middle = [content.code, content.action && `${content.action.label}\n${content.action.url}`].filter((part) => part !== undefined)
  const footer = content.footer && `${content.footer.text}\n${content.footer.label}\n${content.footer.url}`
  const html = [
    greeting(content.greeting),
    first === undefined ? '' : paragraph(first),
    content.code === undefined ? '' : bigCode(content.code, light),
    content.action === undefined ? '' : button(content.action, light),
    ...rest.map(paragraph),
    `<p class="quiet" style="margin:24px 0 0;color:${quiet};white-space:pre-line">${escape(content.closing)}</p>`,
  ].join('')
  const card = `background:${groundsOf(light).card};border:1px solid ${mixColours(light.ground, light.ink, 0.12)};border-radius:18px;padding:28px 24px`
  const frame = 'max-width:520px;margin:0 auto;padding:28px 16px 40px;overflow-wrap:anywhere'
  return {
    to,
    subject: content.subject,
    text: [content.greeting, first, ...middle, ...rest, content.closing, footer].filter((part) => part !== undefined).join('\n\n'),
    html: `<!doctype html><html ${languageAttributes(content.locale)}>${head(content.subject, themes.dark)}<body style="margin:0;background:${light.ground};color:${light.ink};font:16px/1.5 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><div style="${frame}"><p class="brand" style="font-size:24px;font-weight:700;color:${light.primary};margin:0 4px 16px">${escape(name)}</p><div class="card" style="${card}">${html}</div>${content.footer === undefined ? '' : small(content.footer, quiet)}</div></body></html>`,
  }
}
