import { createFileRoute } from '@tanstack/react-router'
import { OwnProfileScreen } from '#features/profiles/web/index.ts'
import { refreshMe } from '../../layouts/me.ts'

const Profile = () => {
  const navigate = Route.useNavigate()
  return <OwnProfileScreen onChanged={refreshMe} onSetPlace={() => void navigate({ to: '/place' })} />
}

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { frame: { title: 'nav.profile' } },
  component: Profile,
})
