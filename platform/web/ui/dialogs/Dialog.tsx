import { lazyDialog } from '../../lazy-dialog.tsx'

/** Modal dialog: at the bottom on a phone, centred from 640 px. Restores the focus when closed. */
export const Dialog = lazyDialog(async () => (await import('./DialogBox.tsx')).DialogBox)
