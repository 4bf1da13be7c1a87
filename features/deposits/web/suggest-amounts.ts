/** The values in dollars for which amounts are suggested. */
const worth = [5, 10, 25]

/**
 * Suggests round amounts of a currency for a deposit.
 * @param rate units of the currency per dollar
 * @param bounds the least and the most that can be deposited, as decimals
 */
export const suggestAmounts = (rate: number, bounds: { min: string; max: string }): string[] => {
  const rounded = worth.map((dollars) => {
    const amount = dollars * rate
    const unit = 10 ** Math.floor(Math.log10(amount))
    // Round to halves of the leading digit: 14,550 becomes 15,000 and not 10,000.
    return Math.round((amount / unit) * 2) * (unit / 2)
  })
  return [...new Set(rounded)]
    .filter((amount) => Number.isInteger(amount) && amount >= Number(bounds.min) && amount <= Number(bounds.max))
    .map(String)
}
