import { formattingTag, type Locale } from '#platform/shared/i18n/locales.ts'

/** A moment of the console: day and minute, in the time of whoever reads. */
export const formatDateTime = (at: string | null, locale: Locale): string =>
  at === null ? '–' : new Intl.DateTimeFormat(formattingTag[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** A day as the figures have it. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formattingTag[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
