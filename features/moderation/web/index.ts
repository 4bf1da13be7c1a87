export { ReportButton } from './ReportButton.tsx'
export { ReportScreen } from './ReportScreen.tsx'
