import { useT } from '#platform/web/i18n.tsx'
import { dayMs } from '#platform/shared/durations.ts'
import type { Boost, BoostPlan } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { useBoostFormat } from './use-boost-format.ts'
import { useNow } from './use-now.ts'

/** Shows when a boost would end if it were bought now. */
export const BoostEndPreview = ({ plan, boost }: { plan: BoostPlan; boost: Boost | null }) => {
  const t = useT(boostsText)
  const { moment } = useBoostFormat()
  const now = useNow(30_000)
  const from = boost === null ? now : Date.parse(boost.ends_at)
  const until = moment(new Date(from + plan.period * dayMs).toISOString())
  return (
    <p>{boost === null ? t('confirm.until', { moment: until }) : t('confirm.later', { moment: until, before: moment(boost.ends_at) })}</p>
  )
}
