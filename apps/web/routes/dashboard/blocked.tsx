import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { PeopleListScreen } from '#features/reactions/web/index.ts'
import { openConversationScreen } from '../../open-conversation-screen.ts'

const Blocked = () => {
  const navigate = Route.useNavigate()
  return <PeopleListScreen list="blocked" onMessage={(uid) => openConversationScreen(navigate, uid)} onChanged={refreshMe} />
}

export const Route = createFileRoute('/dashboard/blocked')({
  staticData: { frame: { title: 'nav.blocked' } },
  component: Blocked,
})
