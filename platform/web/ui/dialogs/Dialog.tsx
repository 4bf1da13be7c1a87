import { lazyDialog } from '../../lazy-dialog.tsx'

/** Asks before going on. Docked to the thumb on a phone, centred from 640 px. The focus goes back to where it came from. */
export const Dialog = lazyDialog(async () => (await import('./DialogBox.tsx')).DialogBox)
