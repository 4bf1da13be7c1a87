export { sharedDatesText } from '../locales/text.ts'
export { DateMessage } from './DateMessage.tsx'
export { ShareDateDialog } from './ShareDateDialog.tsx'
export { SharedDatesScreen } from './SharedDatesScreen.tsx'
