import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from '../require-session.ts'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { NotFoundMessage } from '../layouts/NotFoundScreen.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireSession,
  notFoundComponent: NotFoundMessage,
  component: () => (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  ),
})
