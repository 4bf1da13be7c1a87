import { createHash } from 'node:crypto'
import type { Brand } from '#platform/server/brand.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { BrandColours, Theme } from '#platform/shared/brand/colours.ts'
import { deriveColourTokens, type ColourTokens } from '#platform/shared/brand/derive-tokens.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { PlaceholderValues, SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { languageAttributes, formattingTags, languageNames, type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { checkInAnswerMinutes } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { sharedDatesText } from '../../locales/text.ts'
import type { LinkedDate } from '../queries.ts'

const design: Record<Theme, ColourTokens> = {
  light: {
    ground: '#fff9f4',
    card: '#fff',
    ink: '#2b1320',
    soft: '#6b5560',
    line: '#efe3da',
    primary: '#c81e56',
    night: '#2b1320',
    'on-night': '#fff3ea',
  },
  dark: {
    ground: '#1b0f16',
    card: '#2a1a22',
    ink: '#fff3ea',
    soft: '#cdb9c2',
    line: '#4a3540',
    primary: '#ff8fb3',
    night: '#2b1320',
    'on-night': '#fff3ea',
  },
}
const tokensOf = (theme: Theme, colours: BrandColours): string => {
  const tokens = { ...design[theme], ...deriveColourTokens(theme, colours[theme]) }
  return Object.keys(design[theme])
    .map((name) => `--${name.slice(0, 1)}:${tokens[name]}`)
    .join(';')
}

// Colours of `platform/web/tokens.css` and of the brand; the page loads no other file than the photo.
const styleOf = (
  colours: BrandColours,
): string => `:root{color-scheme:light dark;${tokensOf('light', colours)};--d:#b42318;--t:#fde9e6;--w:#0f766e;--v:#dff3f0}
@media(prefers-color-scheme:dark){:root{${tokensOf('dark', colours)};--d:#ffb4a9;--t:#4a1a16;--w:#5fd3c4;--v:#12332f}}
*{box-sizing:border-box}body{margin:0;background:var(--g);color:var(--i);font:1rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--n);color:var(--o);border-bottom:.375rem solid #f2a33a}header>div,main,footer{max-width:36rem;margin:0 auto;padding:1.25rem 1rem}
.brand{font-weight:700;margin:0 0 1.5rem}.brand:before{content:"";display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.625rem;background:#f2a33a;transform:rotate(45deg)}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.01em;margin:0}.who{display:flex;gap:1rem;align-items:center;margin:.75rem 0 .5rem}
img{width:5rem;height:5rem;border-radius:.75rem;object-fit:cover}p{margin:0}
.card{background:var(--c);border:1px solid var(--l);border-radius:1.125rem;padding:1rem 1.125rem;margin:0 0 1rem}
.state{font-weight:600}.well{border-color:var(--w);background:var(--v);color:var(--w)}.help{border-color:var(--d);background:var(--t);color:var(--d)}
dl{margin:0}dt{color:var(--s);font-size:.875rem}dd{margin:0 0 1rem;white-space:pre-wrap}dd:last-child{margin-bottom:0}.main{font-size:1.125rem;font-weight:600;line-height:1.4}
.soft,footer{color:var(--s);font-size:.875rem}.soft{margin:0 0 .75rem}footer{border-top:1px solid var(--l)}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.5rem}a{color:var(--s);display:inline-flex;align-items:center;min-height:2.75rem}`

/** Returns the content security policy of the page: no scripts, and nothing loaded but the photo. */
export const datePagePolicy = ({ colours }: Brand): string =>
  `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(styleOf(colours)).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Say = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => string

/** Describes the state of the check-in, and whether it is good news or alarming. */
const describeCheckIn = (
  date: LinkedDate,
  say: Say,
  time: (at: Date) => string,
  now: Date,
): { text: string; news: 'well' | 'help' | undefined } => {
  const { check_answer, checked_at, check_at, sharer: name } = date
  if (check_answer !== null && checked_at !== null) {
    const news = check_answer === 'help' ? 'help' : 'well'
    return { text: say(`page.${news}`, { name, time: time(checked_at) }), news }
  }
  const isLate = now.getTime() >= check_at.getTime() + checkInAnswerMinutes * minuteMs
  return { text: say(isLate ? 'page.silent' : 'page.checkIn', { name, time: time(check_at) }), news: isLate ? 'help' : undefined }
}

interface DatePage {
  /** Undefined for an unknown or ended link. */
  date: LinkedDate | undefined
  token: string
  hasPhoto: boolean
  now: Date
}

const describe = (
  { date, token, hasPhoto, now }: DatePage & { date: LinkedDate },
  say: Say,
  locale: Locale,
): { top: string; content: string } => {
  const { other, place, words, at, zone, ends_at } = date
  const format = (options: Intl.DateTimeFormatOptions) => (moment: Date) =>
    new Intl.DateTimeFormat(formattingTags[locale], { ...options, timeZone: zone }).format(moment)
  const time = format({ dateStyle: 'medium', timeStyle: 'short' })
  const long = format({ dateStyle: 'full', timeStyle: 'short' })
  const safe = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => escapeHtml(say(key, values))
  const check = describeCheckIn(date, say, time, now)
  const row = (label: SentenceKey<typeof en>, text: string, kind = '') => `<dt>${safe(label)}</dt><dd${kind}>${escapeHtml(text)}</dd>`
  const main = ' class="main"'
  const photo = hasPhoto ? `<img src="/date/${encodeURIComponent(token)}/photo" alt="${safe('page.photo', { name: other ?? '' })}">` : ''
  return {
    top: `<div class="who">${photo}<p>${other === null ? safe('page.someone') : safe('page.with', { name: other })}</p></div>`,
    content: `<p class="card state ${check.news ?? ''}" role="status">${escapeHtml(check.text)}</p>
<dl class="card">${row('page.when', long(at), main)}${row('page.place', place, main)}${words === '' ? '' : row('page.words', words)}</dl>
<p class="card">${safe('page.worried')}</p>
<p class="soft">${safe('page.zone', { zone: zone.replaceAll('_', ' ') })} ${safe('page.ends', { time: long(ends_at) })}</p>`,
  }
}

/** Renders the page of a link in a language. Without a date it says that the link shows nothing, and depends on nothing but the language. */
export const renderDatePage = (texts: Texts, locale: Locale, page: DatePage): string => {
  const say: Say = (key, values) => texts.translate(locale, sharedDatesText, key, values)
  const { date } = page
  const { name, colours } = texts.brand()
  const title = escapeHtml(date === undefined ? say('page.nothingTitle') : say('page.title', { name: date.sharer }))
  const { top, content } =
    date === undefined
      ? { top: '', content: `<p class="card">${escapeHtml(say('page.nothing'))}</p>` }
      : describe({ ...page, date }, say, locale)
  const choices = locales
    .map((code) => `<a href="?lang=${code}" hreflang="${code}" lang="${code}">${escapeHtml(languageNames[code] ?? code)}</a>`)
    .join('')
  return `<!doctype html>
<html ${languageAttributes(locale)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} · ${escapeHtml(name)}</title><style>${styleOf(colours)}</style></head>
<body><header><div><p class="brand">${escapeHtml(name)}</p><h1>${title}</h1>${top}</div></header><main>${content}</main><footer><p>${escapeHtml(say('page.about'))}</p><nav aria-label="${escapeHtml(say('page.languages'))}">${choices}</nav></footer></body>
</html>
`
}
