import type { Locale } from '#platform/shared/i18n/locales.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { Mail } from './mailer.ts'

export interface Letter {
  locale: Locale
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Shown large and on its own line. */
  code?: string
  action?: { label: string; url: string }
  closing: string
  /** Below everything: why it came, and where to stop it. */
  footer?: { text: string; label: string; url: string }
}

/** What a person wrote keeps its lines. */
const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;background:#C81E56;color:#FFFFFF;padding:12px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`
const small = ({ text, label, url }: NonNullable<Letter['footer']>) =>
  `<p class="quiet" style="margin:32px 0 0;font-size:14px;color:#6B5560">${escapeHtml(text)} <a class="quiet" href="${escapeHtml(url)}" style="color:#6B5560">${escapeHtml(label)}</a></p>`
const bigCode = (code: string) => `<p style="margin:0 0 24px;font-size:32px;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</p>`

/** Programs that know a dark look take these; the others keep what stands at each element. */
const dark =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#1B0F16!important;color:#FBEFF4!important}.brand{color:#FF8DB3!important}.quiet{color:#C9B4BF!important}}'
const head = (subject: string) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>`

/** A mail in text and HTML with nothing to load from anywhere. */
export const writeMail = (to: Mail['to'], letter: Letter): Mail => {
  const [first, ...rest] = letter.paragraphs
  const middle = [letter.code, letter.action && `${letter.action.label}\n${letter.action.url}`].filter((part) => part !== undefined)
  const footer = letter.footer && `${letter.footer.text}\n${letter.footer.label}\n${letter.footer.url}`
  const html = [
    paragraph(letter.greeting),
    first === undefined ? '' : paragraph(first),
    letter.code === undefined ? '' : bigCode(letter.code),
    letter.action === undefined ? '' : button(letter.action),
    ...rest.map(paragraph),
    paragraph(letter.closing),
    letter.footer === undefined ? '' : small(letter.footer),
  ].join('')
  return {
    to,
    subject: letter.subject,
    text: [letter.greeting, first, ...middle, ...rest, letter.closing, footer].filter((part) => part !== undefined).join('\n\n'),
    html: `<!doctype html><html lang="${letter.locale}">${head(letter.subject)}<body style="margin:0;background:#FFF9F4;color:#2B1320;font:16px/1.5 sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere"><p class="brand" style="font-size:24px;font-weight:700;color:#C81E56;margin:0 0 24px">Ndloo</p>${html}</div></body></html>`,
  }
}
