import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** The dialog before a message that costs credits. */
export const PayDialog = lazyDialog(async () => (await import('./PayDialogBox.tsx')).PayDialogBox)
