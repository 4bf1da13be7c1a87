import { languageAttributes, type Locale } from '#platform/shared/i18n/locales.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
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
/** Keeps the line breaks of text that people wrote. */
const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`
const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 24px"><a href="${escape(url)}" style="display:inline-block;background:#C81E56;color:#FFFFFF;padding:12px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escape(label)}</a></p>`
const small = ({ text, label, url }: NonNullable<MailContent['footer']>) =>
  `<p class="quiet" style="margin:32px 0 0;font-size:14px;color:#6B5560">${escape(text)} <a class="quiet" href="${escape(url)}" style="color:#6B5560">${escape(label)}</a></p>`
const bigCode = (code: string) => `<p style="margin:0 0 24px;font-size:32px;font-weight:700;letter-spacing:8px">${escape(code)}</p>`

/** Dark mode for mail programs that support it; others use the inline styles. */
const dark =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#1B0F16!important;color:#FBEFF4!important}.brand{color:#FF8DB3!important}.quiet{color:#C9B4BF!important}}'
const head = (subject: string) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>`

/** Renders a mail as text and HTML without external resources. */
export const renderMail = (to: Mail['to'], content: MailContent): Mail => {
  const [first, ...rest] = content.paragraphs
  const middle = [content.code, content.action && `${content.action.label}\n${content.action.url}`].filter((part) => part !== undefined)
  const footer = content.footer && `${content.footer.text}\n${content.footer.label}\n${content.footer.url}`
  const html = [
    paragraph(content.greeting),
    first === undefined ? '' : paragraph(first),
    content.code === undefined ? '' : bigCode(content.code),
    content.action === undefined ? '' : button(content.action),
    ...rest.map(paragraph),
    paragraph(content.closing),
    content.footer === undefined ? '' : small(content.footer),
  ].join('')
  return {
    to,
    subject: content.subject,
    text: [content.greeting, first, ...middle, ...rest, content.closing, footer].filter((part) => part !== undefined).join('\n\n'),
    html: `<!doctype html><html ${languageAttributes(content.locale)}>${head(content.subject)}<body style="margin:0;background:#FFF9F4;color:#2B1320;font:16px/1.5 sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere"><p class="brand" style="font-size:24px;font-weight:700;color:#C81E56;margin:0 0 24px">Ndloo</p>${html}</div></body></html>`,
  }
}
