import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { MessagesScreen } from '#features/chat/web/index.ts'
import { openConversationScreen } from '../../open-conversation-screen.ts'
import { chatSlots } from '../../chat-slots.tsx'
import { pickStringParameters } from '../../search.ts'

const Messages = () => {
  const navigate = Route.useNavigate()
  const { uid } = Route.useSearch()
  return (
    <MessagesScreen
      uid={uid}
      onOpen={(other) => openConversationScreen(navigate, other)}
      onOpenProfile={(id) => void navigate({ to: '/dashboard/user/$id/profile', params: { id } })}
      onFindMatch={() => void navigate({ to: '/dashboard/matches' })}
      onRead={refreshMe}
      slots={chatSlots}
      onReport={(other) => void navigate({ href: `/dashboard/report?uid=${other}` })}
    />
  )
}

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'uid'),
  staticData: { frame: { fullHeight: true } },
  component: Messages,
})
