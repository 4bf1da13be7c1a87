import { createFileRoute } from '@tanstack/react-router'
import { SharedDatesScreen } from '#features/shared-dates/web/index.ts'

export const Route = createFileRoute('/dashboard/shared-dates')({
  staticData: { frame: { title: 'header.sharedDates', parent: '/dashboard/messages', column: 'narrow', takingPart: true } },
  component: SharedDatesScreen,
})
