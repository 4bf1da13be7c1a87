import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** Asks before a message is deleted; loaded lazily. */
export const DeleteMessageDialog = lazyDialog(async () => (await import('./DeleteMessageDialogBox.tsx')).DeleteMessageDialogBox)
