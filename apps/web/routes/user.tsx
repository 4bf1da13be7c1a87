import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/client/session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'

/** Loads after the layout, as the screens inside /dashboard do. */
const OwnProfile = lazy(async () => ({ default: (await import('../profile/OwnProfile.tsx')).OwnProfile }))

/** Only visitors need it. */
const LoginPrompt = lazy(async () => ({ default: (await import('../layouts/LoginPrompt.tsx')).LoginPrompt }))

const User = () => {
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <DashboardLayout
      visitor={
        <Suspense>
          <LoginPrompt />
        </Suspense>
      }
    >
      {signedIn ? (
        <Suspense>
          <OwnProfile />
        </Suspense>
      ) : null}
    </DashboardLayout>
  )
}

export const Route = createFileRoute('/user')({
  staticData: { frame: { title: 'nav.profile' } },
  component: User,
})
