import { lazy } from 'react'

/** Few who log in have asked to be deleted: nobody else fetches the dialog. */
export const WelcomeBackDialog = lazy(async () => ({ default: (await import('./WelcomeBackDialog.tsx')).WelcomeBackDialog }))
