import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** Shares a date: the form, then the link. */
export const ShareDateDialog = lazyDialog(async () => (await import('./ShareDateBox.tsx')).ShareDateBox)
