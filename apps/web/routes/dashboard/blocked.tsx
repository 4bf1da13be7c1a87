import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { PeopleListScreen } from '#features/reactions/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const Blocked = () => {
  const navigate = Route.useNavigate()
  return <PeopleListScreen list="blocked" onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
}

export const Route = createFileRoute('/dashboard/blocked')({
  staticData: { frame: { title: 'nav.blocked' } },
  component: Blocked,
})
