import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { MobileConversationScreen } from '#features/chat/web/index.ts'
import { chatSlots } from '../../chat-slots.tsx'
import { pickStringParameters } from '../../search.ts'

const MobileMessage = () => {
  const navigate = Route.useNavigate()
  const { uid } = Route.useSearch()
  return (
    <MobileConversationScreen
      uid={uid}
      onBack={() => void navigate({ to: '/dashboard/messages' })}
      onOpenProfile={(id) => void navigate({ to: '/dashboard/user/$id/profile', params: { id } })}
      onRead={refreshMe}
      slots={chatSlots}
      onReport={(other) => void navigate({ href: `/dashboard/report?uid=${other}` })}
    />
  )
}

export const Route = createFileRoute('/dashboard/messages_/m')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'uid'),
  staticData: { frame: { fullHeight: true, hideBottomBar: true } },
  component: MobileMessage,
})
