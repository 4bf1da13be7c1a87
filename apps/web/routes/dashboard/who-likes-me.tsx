import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { ListScreen } from '#features/reactions/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const WhoLikesMe = () => {
  const navigate = Route.useNavigate()
  return <ListScreen list="admirers" onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
}

export const Route = createFileRoute('/dashboard/who-likes-me')({
  staticData: { frame: { title: 'nav.whoLikesMe' } },
  component: WhoLikesMe,
})
