import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ProgressBar } from '#platform/web/ui/states/ProgressBar.tsx'
import type { Subscription } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'

const UsageBar = ({ label, used, total }: { label: string; used: number; total: number }) => {
  const t = useT(subscriptionsText)
  const { number } = useFormat()
  const words = t('running.used', { used: number(used), total: number(total) })
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-col gap-x-4 sm:flex-row sm:flex-wrap sm:justify-between">
        <span className="font-semibold">{label}</span>
        <span className="text-soft tabular-nums">{words}</span>
      </p>
      <ProgressBar value={total === 0 ? 1 : used / total} label={`${label}, ${words}`} />
    </div>
  )
}

/** The current plan, its end and its usage. */
export const RunningPlan = ({ running, isSold }: { running: Subscription; isSold: boolean }) => {
  const t = useT(subscriptionsText)
  const { date, number } = useFormat()
  return (
    <section aria-label={t('running.title')} className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <p className="text-soft">{t('running.title')}</p>
          <Heading level={2} size="md">
            {running.planName}
          </Heading>
        </div>
        <p className="text-soft">{running.until === null ? t('running.free') : t('running.until', { date: date(running.until) })}</p>
        {isSold ? null : <p className="w-full text-soft">{t('running.retired')}</p>}
      </div>
      <div className="grid grid-cols-2 items-end gap-5 sm:gap-8">
        <UsageBar label={t('messages')} used={running.messages_used} total={running.message_count} />
        <UsageBar label={t('calls')} used={running.calls_used} total={running.calls} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-soft">
        {running.period_end === running.until ? null : <span>{t('running.anew', { date: date(running.period_end) })}</span>}
        <span>{t('running.gifts', { percent: number(running.gift_conversion / 100, { style: 'percent' }) })}</span>
      </p>
    </section>
  )
}
