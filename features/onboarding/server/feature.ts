import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveOnboarding } from './routes.ts'

/** The questions after the sign-up. */
export const onboardingFeature: ServerFeature = {
  name: 'onboarding',
  serve: serveOnboarding,
  personalData,
  tables: { onboarding: keptWithAccount },
}
