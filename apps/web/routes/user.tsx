import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/client/session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { Route as ProfileRoute } from './dashboard/profile.tsx'

/** Loads after the layout, by the code that loads it at its own address. A second import would list all of its files again. */
const OwnProfile = ProfileRoute.options.component

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
      {signedIn && OwnProfile !== undefined ? (
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
