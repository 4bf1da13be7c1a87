import { useFormat, useT } from '#platform/web/i18n.tsx'
import { matchesText } from '../../locales/text.ts'

const numbers = ['one', 'two', 'three', 'four', 'five'] as const

/** The title over a number of picks, such as "Five for today". */
export const usePicksTitle = (count: number): string => {
  const t = useT(matchesText)
  const number = numbers[count - 1]
  return number === undefined ? t('picks.title') : t(`picks.${number}`)
}

/** The sentence for when all picks have a reaction. It says when the next ones come, in the reader's time zone, because the day ends in UTC. */
export const useAllPicksDecidedText = (endsAt: string | undefined): string => {
  const t = useT(matchesText)
  const { time } = useFormat()
  return t('picks.decided', { time: endsAt === undefined ? '' : time(endsAt) })
}
