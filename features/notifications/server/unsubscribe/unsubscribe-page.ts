import { languageAttributes, type Locale } from '#platform/shared/i18n/locales.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'

export interface UnsubscribePage {
  title: string
  paragraphs: readonly string[]
  /** Buttons that post to the page's own address. */
  buttons?: readonly { name: string; value: string; label: string }[]
  link?: { label: string; url: string }
}

const control =
  'display:inline-block;min-height:44px;box-sizing:border-box;padding:12px 24px;margin:0 8px 12px 0;border-radius:999px;font:inherit;font-weight:600'
const looks = [
  `${control};border:0;background:#C81E56;color:#FFFFFF;cursor:pointer`,
  `${control};border:1px solid #6B5560;background:none;color:inherit;cursor:pointer`,
]

/** Renders an HTML page without scripts, which also works in a mail program's browser. */
export const renderUnsubscribePage = (locale: Locale, { title, paragraphs, buttons = [], link }: UnsubscribePage): string => {
  const form = buttons.map(
    ({ name, value, label }, index) =>
      `<button name="${escapeHtml(name)}" value="${escapeHtml(value)}" style="${looks[index] ?? looks[1]}">${escapeHtml(label)}</button>`,
  )
  const parts = [
    `<h1 style="font-size:28px;line-height:1.2;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 24px">${escapeHtml(text)}</p>`),
    form.length === 0 ? '' : `<form method="post">${form.join('')}</form>`,
    link === undefined ? '' : `<p><a href="${escapeHtml(link.url)}" style="color:#C81E56">${escapeHtml(link.label)}</a></p>`,
  ]
  return `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)} · Ndloo</title></head><body style="margin:0;background:#FFF9F4;color:#2B1320;font:16px/1.5 sans-serif"><main style="max-width:520px;margin:0 auto;padding:32px 24px"><p style="font-size:24px;font-weight:700;color:#C81E56;margin:0 0 24px">Ndloo</p>${parts.join('')}</main></body></html>`
}
