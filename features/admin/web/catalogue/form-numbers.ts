/** Parses a typed whole number; NaN for anything else, which the server refuses. */
export const parseWholeNumber = (typed = ''): number => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN)

/** Turns typed dollars with a decimal comma or point into decimal text. */
export const normalizeDollars = (typed = ''): string => typed.trim().replace(',', '.')

/** Parses the fields that the forms of all catalogues share: price, order and reason. */
export const parseCommonItemFields = ({ price, order, reason = '' }: Record<string, string>) => ({
  price: normalizeDollars(price),
  order: parseWholeNumber(order),
  reason,
})
