/** A whole number as it was typed; what is none is left for the server to refuse. */
export const parseWholeNumber = (typed = ''): number => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN)

/** Dollars as they were typed, with a comma or a point before the cents. */
export const normalizeDollars = (typed = ''): string => typed.trim().replace(',', '.')

/** Price and place of something on offer, and why it is put so. */
export const commonFields = ({ price, order, reason = '' }: Record<string, string>) => ({
  price: normalizeDollars(price),
  order: parseWholeNumber(order),
  reason,
})
