import { lazyDialog } from '../../lazy-dialog.tsx'

/** Modal side panel, for filters, menus and profile details. Restores the focus when closed. */
export const Sheet = lazyDialog(async () => (await import('./SheetBox.tsx')).SheetBox)
