import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { MouseEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { photosText } from '../locales/text.ts'

interface MoveButtonsProps {
  /** Index of the photo, from 0. */
  index: number
  count: number
  /** Moves the photo one place: -1 or 1. */
  onMove: (by: -1 | 1) => void
}

/** Buttons that move a photo one place. The focus stays on the moved photo. */
export const MoveButtons = ({ index, count, onMove }: MoveButtonsProps) => {
  const t = useT(photosText)
  if (count < 2) return null
  const move =
    (by: -1 | 1) =>
    ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      const both = [...(button.parentElement?.querySelectorAll('button') ?? [])]
      onMove(by)
      // The element moves with the next render, and the button at the end becomes disabled.
      requestAnimationFrame(() => (button.disabled ? both.find((other) => !other.disabled) : button)?.focus())
    }
  return (
    <div className="absolute inset-x-1 bottom-1 flex justify-between">
      <IconButton
        variant="photo"
        label={t('order.earlier', { number: index + 1 })}
        icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
        disabled={index === 0}
        onClick={move(-1)}
      />
      <IconButton
        variant="photo"
        label={t('order.later', { number: index + 1 })}
        icon={<ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />}
        disabled={index === count - 1}
        onClick={move(1)}
      />
    </div>
  )
}
