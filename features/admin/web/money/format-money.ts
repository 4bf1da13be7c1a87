import { isolateAmountDirection } from '#platform/shared/i18n/isolate.ts'
import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'

/** Formats decimal text of a currency for a locale. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string =>
  isolateAmountDirection(locale, new Intl.NumberFormat(formattingTags[locale], { style: 'currency', currency }).format(Number(amount)))
