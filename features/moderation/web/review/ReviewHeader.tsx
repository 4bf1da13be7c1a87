import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { reviewText } from '../../locales/text.ts'
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts'

interface ReviewHeaderProps {
  name: string
  /** The position in the queue as text, such as "2 of 5". */
  position: string
  /** Additional text after the position. */
  note?: ReactNode
  onApprove: () => void
  onRefuse: () => void
  onStep: (by: number) => void
}

/** Name, position and buttons of one case of a queue, with its keys: A, R, arrows, J and K. */
export const ReviewHeader = ({ name, position, note, onApprove, onRefuse, onStep }: ReviewHeaderProps) => {
  const t = useT(reviewText)
  const [next, previous] = [() => onStep(1), () => onStep(-1)]
  useKeyboardShortcuts({ a: onApprove, r: onRefuse, ArrowRight: next, ArrowLeft: previous, j: next, k: previous })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="me-auto">
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <p className="text-sm text-soft">
            {position}
            {note}
          </p>
        </div>
        {/* In pairs, so that on a narrow screen each pair stays in one line. */}
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={previous}>
            {t('photoCheck.previous')}
          </Button>
          <Button variant="quiet" size="sm" onClick={next}>
            {t('photoCheck.next')}
          </Button>
        </div>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={onApprove}>
            {t('photoCheck.approve')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onRefuse}>
            {t('photoCheck.refuse')}
          </Button>
        </div>
      </div>
      <LiveRegion message={`${name}. ${position}`} />
    </>
  )
}
