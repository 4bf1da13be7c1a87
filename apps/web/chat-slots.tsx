import { useNavigate } from '@tanstack/react-router'
import type { ChatSlots } from '#features/chat/web/index.ts'
import { GiftMessage } from '#features/gifts/web/index.ts'

const renderGift: ChatSlots['renderGift'] = (gift) => <GiftMessage {...gift} />

/** What other features put into conversations. */
export const useChatSlots = (): ChatSlots => {
  const navigate = useNavigate()
  return { renderGift, onSendGift: (uid) => void navigate({ to: '/dashboard/gifts', search: { uid } }) }
}
