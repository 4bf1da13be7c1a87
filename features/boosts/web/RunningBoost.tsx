import Zap from 'lucide-react/icons/zap'
import { useEffect } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { ProgressBar } from '#platform/web/ui/states/ProgressBar.tsx'
import type { Boost } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { BoostPicture } from './BoostPicture.tsx'
import { useNow } from './use-now.ts'
import { useBoostFormat } from './use-boost-format.ts'

interface RunningBoostProps {
  boost: Boost
  /** Called when the boost has ended. */
  onEnd: () => void
}

/** The running boost with its remaining time. */
export const RunningBoost = ({ boost: { started_at, ends_at }, onEnd }: RunningBoostProps) => {
  const t = useT(boostsText)
  const { left, moment } = useBoostFormat()
  const now = useNow(10_000)
  const [start, end] = [Date.parse(started_at), Date.parse(ends_at)]
  const isOver = now >= end
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return (
    <section aria-labelledby="running" className="flex flex-col gap-3 rounded-card bg-marigold-tint p-4 sm:p-6">
      <BoostPicture />
      <h2 id="running" className="mt-1 flex items-center gap-2 font-display text-xl font-semibold tracking-tight">
        <Zap aria-hidden className="size-6 fill-current text-marigold-ink" />
        {t('running')}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-display text-2xl font-semibold tabular-nums">{t('left', { time: left(end - now) })}</span>
        <span className="text-soft">{t('ends', { moment: moment(ends_at) })}</span>
      </p>
      <ProgressBar value={(now - start) / (end - start)} label={t('progress')} className="bg-card" />
    </section>
  )
}
