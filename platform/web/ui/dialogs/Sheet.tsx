import { later } from '../../later.tsx'

/** A panel from a side: filters, the menu, the facts of a profile. Modal; the focus goes back to where it came from. */
export const Sheet = later(async () => (await import('./SheetBox.tsx')).SheetBox)
