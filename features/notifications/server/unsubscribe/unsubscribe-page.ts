import { languageAttributes, type Locale } from '#platform/shared/i18n/locales.ts'
import type { Brand } from '#platform/server/brand.ts'
import type { ThemeColours } from '#platform/shared/brand/colours.ts'
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
const looksOf = ({ primary, on_primary }: ThemeColours): readonly [string, string] => [
  `${control};border:0;background:${primary};color:${on_primary};cursor:pointer`,
  `${control};border:1px solid;background:none;color:inherit;cursor:pointer`,
]

/** Renders an HTML page without scripts, which also works in a mail program's browser. */
export const renderUnsubscribePage = (brand: Brand, locale: Locale, { title, paragraphs, buttons = [], link }: UnsubscribePage): string => {
  const { light } = brand.colours
  const looks = looksOf(light)
  const name = escapeHtml(brand.name)
  const form = buttons.map(
    ({ name, value, label }, index) =>
      `<button name="${escapeHtml(name)}" value="${escapeHtml(value)}" style="${looks[index] ?? looks[1]}">${escapeHtml(label)}</button>`,
  )
  const parts = [
    `<h1 style="font-size:28px;line-height:1.2;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 24px">${escapeHtml(text)}</p>`),
    form.length === 0 ? '' : `<form method="post">${form.join('')}</form>`,
    link === undefined ? '' : `<p><a href="${escapeHtml(link.url)}" style="color:${light.primary}">${escapeHtml(link.label)}</a></p>`,
  ]
  return `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)} · ${name}</title></head><body style="margin:0;background:${light.ground};color:${light.ink};font:16px/1.5 sans-serif"><main style="max-width:520px;margin:0 auto;padding:32px 24px"><p style="font-size:24px;font-weight:700;color:${light.primary};margin:0 0 24px">${name}</p>${parts.join('')}</main></body></html>`
}
