import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { ListScreen } from '#features/reactions/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const Likes = () => {
  const navigate = Route.useNavigate()
  return <ListScreen list="likes" onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
}

export const Route = createFileRoute('/dashboard/likes')({
  staticData: { frame: { title: 'nav.likes' } },
  component: Likes,
})
