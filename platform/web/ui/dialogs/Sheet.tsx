import { lazyDialog } from '../../lazy-dialog.tsx'

/** A panel from a side: filters, the menu, the facts of a profile. Modal; the focus goes back to where it came from. */
export const Sheet = lazyDialog(async () => (await import('./SheetBox.tsx')).SheetBox)
