import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { NotificationsScreen } from '#features/notifications/web/index.ts'

const Notifications = () => (
  <NotificationsScreen settingsPath="/dashboard/settings" matchesPath="/dashboard/matches" onChanged={refreshMe} />
)

export const Route = createFileRoute('/dashboard/notifications')({
  staticData: { frame: { title: 'nav.notifications', column: 'narrow' } },
  component: Notifications,
})
