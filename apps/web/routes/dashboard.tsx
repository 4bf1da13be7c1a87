import { createFileRoute, Outlet } from '@tanstack/react-router'
import { membersOnly } from '../guard.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: membersOnly,
  component: () => (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  ),
})
