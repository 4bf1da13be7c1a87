import CalendarDays from 'lucide-react/icons/calendar-days'
import Gift from 'lucide-react/icons/gift'
import ImageIcon from 'lucide-react/icons/image'
import Mic from 'lucide-react/icons/mic'
import Phone from 'lucide-react/icons/phone'
import type { ComponentType } from 'react'
import type { MessageKind } from '../../content-contract.ts'

const icons: Partial<Record<MessageKind, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>>> = {
  voice: Mic,
  picture: ImageIcon,
  gift: Gift,
  call: Phone,
  date: CalendarDays,
}

/** The drawn icon before the preview of a message that is no text. Emoji would be empty boxes on devices without a font for them. */
export const PreviewIcon = ({ kind }: { kind: MessageKind }) => {
  const Icon = icons[kind]
  return Icon === undefined ? null : <Icon aria-hidden className="me-1 inline size-4 align-[-0.175em]" />
}
