import { createFileRoute } from '@tanstack/react-router'
import { MemberProfileScreen } from '#features/profiles/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const MemberProfile = () => {
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  return <MemberProfileScreen key={id} id={id} onMessage={(uid) => openMessages(navigate, uid)} />
}

export const Route = createFileRoute('/dashboard/user/$id/profile')({
  staticData: { frame: { title: 'header.person' } },
  component: MemberProfile,
})
