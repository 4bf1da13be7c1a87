import { lazy } from 'react'

/** Loaded lazily: few members who log in have a pending deletion. */
export const WelcomeBackDialog = lazy(async () => ({ default: (await import('./WelcomeBackDialog.tsx')).WelcomeBackDialog }))
