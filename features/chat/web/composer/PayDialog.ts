import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** Dialog that asks before a message that costs credits is sent; loaded lazily. */
export const PayDialog = lazyDialog(async () => (await import('./PayDialogBox.tsx')).PayDialogBox)
