import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** The gift shop for one member over their conversation. */
export const GiftSheet = lazyDialog(async () => (await import('./GiftSheetBox.tsx')).GiftSheetBox)
