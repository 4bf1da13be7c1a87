import { lazy } from 'react'

/** `CancelDeletionDialog`, loaded lazily because few members who log in have a pending deletion. */
export const CancelDeletionDialog = lazy(async () => ({ default: (await import('./CancelDeletionDialog.tsx')).CancelDeletionDialog }))
