import { formattingTag, type Locale } from '#platform/shared/i18n/locales.ts'

/** Decimal text of a currency as the console's language writes it. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(formattingTag[locale], { style: 'currency', currency }).format(Number(amount))
