import { lazyDialog } from '../../lazy-dialog.tsx'

/** Modal panel from an edge of the screen: by default the bottom on a phone, the right on a desktop. Restores the focus when closed. */
export const Sheet = lazyDialog(async () => (await import('./SheetBox.tsx')).SheetBox)
