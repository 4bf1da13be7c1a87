import { useT } from '#platform/web/i18n.tsx'
import { matchesText } from '../../locales/text.ts'

const numbers = ['one', 'two', 'three', 'four', 'five'] as const

/** The title over a number of picks, such as "Five for today". */
export const usePicksTitle = (count: number): string => {
  const t = useT(matchesText)
  const number = numbers[count - 1]
  return number === undefined ? t('picks.title') : t(`picks.${number}`)
}
