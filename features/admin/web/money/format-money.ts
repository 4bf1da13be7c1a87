import { formattingTag, type Locale } from '#platform/shared/i18n/locales.ts'

/** Formats decimal text of a currency for a locale. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(formattingTag[locale], { style: 'currency', currency }).format(Number(amount))
