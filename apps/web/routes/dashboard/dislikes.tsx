import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { ListScreen } from '#features/reactions/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const Dislikes = () => {
  const navigate = Route.useNavigate()
  return <ListScreen list="dislikes" onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
}

export const Route = createFileRoute('/dashboard/dislikes')({
  staticData: { frame: { title: 'nav.dislikes' } },
  component: Dislikes,
})
