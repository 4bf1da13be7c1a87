import { useEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { skipMotionOnPress } from '#platform/web/ui/motion/skip-motion.ts'
import type { Gift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { GiftBox } from './GiftBox.tsx'

interface GiftToOpenProps {
  gift: Gift
  isOpen: boolean
  onOpen: () => void
}

/** A received gift in its box. A press opens the box, shows the gift and moves the focus to its name. */
export const GiftToOpen = ({ gift, isOpen, onOpen }: GiftToOpenProps) => {
  const t = useT(giftsText)
  const stage = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isOpen || stage.current === null) return undefined
    title.current?.focus({ preventScroll: true })
    return skipMotionOnPress(stage.current)
  }, [isOpen])
  return (
    <div ref={stage} className="relative flex flex-col gap-3">
      <GiftBox plan={gift.plan} isOpen={isOpen} />
      {isOpen ? (
        <p ref={title} tabIndex={-1} className="font-display text-lg leading-tight font-semibold outline-none">
          {gift.plan.name}
        </p>
      ) : (
        <p className="leading-tight font-semibold">{t('opening.from', { name: gift.from.firstname })}</p>
      )}
      {isOpen ? null : (
        <button
          type="button"
          onClick={onOpen}
          className="absolute inset-x-0 top-0 flex h-48 items-start justify-center rounded-control pt-3"
        >
          <span className="rounded-full bg-primary px-4 py-1.5 text-sm font-semibold text-on-primary shadow-float">
            {t('opening.open')}
          </span>
        </button>
      )}
    </div>
  )
}
