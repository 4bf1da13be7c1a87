import { createFileRoute, Outlet } from '@tanstack/react-router'
import { membersOnly } from '../require-session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { NotFound } from '../layouts/NotFoundScreen.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: membersOnly,
  notFoundComponent: NotFound,
  component: () => (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  ),
})
