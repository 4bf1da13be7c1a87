import { createFileRoute } from '@tanstack/react-router'
import { refreshMe, saveProfile } from '#features/account/web/index.ts'
import { OwnProfileScreen } from '#features/profiles/web/index.ts'
import { useSession } from '#platform/web/client/session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { LoginPrompt } from '../layouts/LoginPrompt.tsx'

/** The profile of the signed-in member. */
const User = () => {
  const navigate = Route.useNavigate()
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <DashboardLayout visitor={<LoginPrompt />}>
      {signedIn ? (
        <OwnProfileScreen
          onSave={saveProfile}
          onChanged={refreshMe}
          onSetPlace={() => void navigate({ to: '/place' })}
          settingsPath="/dashboard/settings"
        />
      ) : null}
    </DashboardLayout>
  )
}

export const Route = createFileRoute('/user')({
  staticData: { frame: { title: 'nav.profile' } },
  component: User,
})
