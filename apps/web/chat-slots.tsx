import { useNavigate } from '@tanstack/react-router'
import type { ChatSlots } from '#features/chat/web/index.ts'
import { CallButtons, CallMessage } from '#features/calls/web/index.ts'
import { GiftMessage } from '#features/gifts/web/index.ts'
import { ReportMemberButton } from './ReportMemberButton.tsx'

const cards: ChatSlots['cards'] = {
  gift: ({ id, own, content: { note } }) => <GiftMessage id={id} own={own} note={note} />,
  call: ({ own, content: { call }, person }) => person && <CallMessage person={person} own={own} call={call} />,
}
const renderReport: ChatSlots['renderReport'] = (person) => <ReportMemberButton person={person} variant="quiet" />
const renderCallButtons: ChatSlots['renderCallButtons'] = (person) => <CallButtons person={person} />

/** Message cards and buttons that other features add to conversations. */
export const useChatSlots = (): ChatSlots => {
  const navigate = useNavigate()
  return { cards, renderCallButtons, renderReport, onSendGift: (uid) => void navigate({ to: '/dashboard/gifts', search: { uid } }) }
}
