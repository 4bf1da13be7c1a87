import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { MouseEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { photosText } from '../locales/text.ts'

interface MoveButtonsProps {
  /** Where the photo stands, from 0. */
  index: number
  count: number
  /** Moves it one place: -1 or 1. */
  onMove: (by: -1 | 1) => void
}

/** Moves a photo of a row one place to either side. The focus goes with it. */
export const MoveButtons = ({ index, count, onMove }: MoveButtonsProps) => {
  const t = useT(photosText)
  if (count < 2) return null
  const move =
    (by: -1 | 1) =>
    ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      const both = [...(button.parentElement?.querySelectorAll('button') ?? [])]
      onMove(by)
      // Its place in the page changes with the next drawing, and at an end the button rests.
      requestAnimationFrame(() => (button.disabled ? both.find((other) => !other.disabled) : button)?.focus())
    }
  return (
    <div className="absolute inset-x-1 bottom-1 flex justify-between">
      <IconButton
        variant="photo"
        label={t('order.earlier', { number: index + 1 })}
        icon={<ArrowLeft aria-hidden className="size-5" />}
        disabled={index === 0}
        onClick={move(-1)}
      />
      <IconButton
        variant="photo"
        label={t('order.later', { number: index + 1 })}
        icon={<ArrowRight aria-hidden className="size-5" />}
        disabled={index === count - 1}
        onClick={move(1)}
      />
    </div>
  )
}
