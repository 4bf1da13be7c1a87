import { useNavigate } from '@tanstack/react-router'
import type { ChatSlots } from '#features/chat/web/index.ts'
import { CallButtons, CallMessage } from '#features/calls/web/index.ts'
import { GiftMessage } from '#features/gifts/web/index.ts'

const renderGift: ChatSlots['renderGift'] = (gift) => <GiftMessage {...gift} />
const renderCall: ChatSlots['renderCall'] = (call) => <CallMessage {...call} />
const renderCallButtons: ChatSlots['renderCallButtons'] = (person) => <CallButtons person={person} />

/** What other features put into conversations. */
export const useChatSlots = (): ChatSlots => {
  const navigate = useNavigate()
  return { renderGift, renderCall, renderCallButtons, onSendGift: (uid) => void navigate({ to: '/dashboard/gifts', search: { uid } }) }
}
