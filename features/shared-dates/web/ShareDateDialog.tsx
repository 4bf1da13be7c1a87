import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** Dialog to share a date: first the form, then the link. */
export const ShareDateDialog = lazyDialog(async () => (await import('./ShareDateDialogBox.tsx')).ShareDateDialogBox)
