import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/client/session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { Route as ProfileRoute } from './dashboard/profile.tsx'

/** The own profile, loaded by the code of its own route. A second `import()` would list all of its files in the bundle again. */
const OwnProfile = ProfileRoute.options.component

/** Loaded on demand, because only visitors see this prompt. */
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
