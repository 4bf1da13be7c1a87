import { useFormat } from '#platform/web/i18n.tsx'

/** Formats dollars, given as a decimal string, in the current language. */
export const useUsdFormat = () => {
  const { number } = useFormat()
  return (usd: string): string => number(Number(usd), { style: 'currency', currency: 'USD' })
}
