import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

/** The options of a message as a menu beside it; loaded lazily. */
export const OptionsMenu = lazyDialog(async () => (await import('./OptionsMenuBox.tsx')).OptionsMenuBox)
