import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'

/** Formats day and minute in the browser's time zone; a dash for null. */
export const formatDateTime = (at: string | null, locale: Locale): string =>
  at === null ? '–' : new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Formats a day in UTC as day and month. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formattingTags[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
