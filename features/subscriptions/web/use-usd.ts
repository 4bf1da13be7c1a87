import { useFormat } from '#platform/web/i18n.tsx'

/** Dollars as the current language writes them; they arrive as decimal text and are only drawn here. */
export const useUsd = () => {
  const { number } = useFormat()
  return (usd: string): string => number(Number(usd), { style: 'currency', currency: 'USD' })
}
