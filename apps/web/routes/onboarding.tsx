import { createFileRoute, useRouter } from '@tanstack/react-router'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { refreshMatches } from '#features/matches/web/index.ts'
import { OnboardingScreen } from '#features/onboarding/web/index.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { AuthLayout } from '../layouts/AuthLayout.tsx'
import { GuestNotice } from '../layouts/GuestNotice.tsx'
import { redirectTarget } from '../redirect.ts'
import { requireSession } from '../require-session.ts'
import { pickStringParameters } from '../search.ts'

/** The questions after the sign-up. No screen forces members to answer them, so every other address can be opened first. */
const Onboarding = () => {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const home = useMe().data?.person.country.code
  const done = () => {
    refreshMe()
    refreshMatches()
    router.history.replace(redirectTarget(search.redirect))
  }
  if (!useCanParticipate())
    return (
      <AuthLayout>
        <GuestNotice />
      </AuthLayout>
    )
  return (
    <OnboardingScreen
      step={search.step}
      onStep={(step, { replace }) => void navigate({ to: '/onboarding', search: { ...search, step }, replace })}
      onDone={done}
      onSaved={refreshMe}
      home={home}
    />
  )
}

export const Route = createFileRoute('/onboarding')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect', 'step'),
  beforeLoad: requireSession,
  component: Onboarding,
})
