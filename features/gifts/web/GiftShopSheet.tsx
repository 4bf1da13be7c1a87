import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** The gift shop for one member over their conversation. */
export const GiftShopSheet = lazyDialog(async () => (await import('./GiftShopSheetBox.tsx')).GiftShopSheetBox)
