import { createFileRoute } from '@tanstack/react-router'
import { refreshMe, saveProfile } from '#features/account/web/index.ts'
import { OwnProfileScreen } from '#features/profiles/web/index.ts'

const Profile = () => {
  const navigate = Route.useNavigate()
  return (
    <OwnProfileScreen
      onSave={saveProfile}
      onChanged={refreshMe}
      onSetPlace={() => void navigate({ to: '/place' })}
      settingsPath="/dashboard/settings"
    />
  )
}

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { frame: { title: 'nav.profile' } },
  component: Profile,
})
