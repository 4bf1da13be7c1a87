import { lazy } from 'react'

/** Loaded lazily: few members who log in have a pending deletion. */
export const CancelDeletionDialog = lazy(async () => ({ default: (await import('./CancelDeletionDialog.tsx')).CancelDeletionDialog }))
