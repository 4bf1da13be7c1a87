import { createFileRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { SecondFactorGate, loadConsoleLocale } from '#features/admin/web/index.ts'
import { canEnterConsole } from '#platform/shared/roles.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { AdminLayout } from '../layouts/AdminLayout.tsx'
import { findConsoleAccess } from '../layouts/navigation/admin-sections.ts'
import { NotFoundMessage, NotFoundScreen } from '../layouts/NotFoundScreen.tsx'
import { requireSession } from '../require-session.ts'

/** The console; members get the not-found screen. */
const Admin = () => {
  const { data, isPending } = useMe()
  const { pathname } = useLocation()
  if (data === undefined && isPending) return <Skeleton className="m-4 h-64" />
  if (data === undefined || !canEnterConsole(data.role)) return <NotFoundScreen />
  const { start, has } = findConsoleAccess(data.role, pathname)
  if (!has) return /^\/admin\/?$/.test(pathname) ? <Navigate to={start} replace /> : <NotFoundScreen />
  return (
    <AdminLayout>
      <SecondFactorGate>
        <Outlet />
      </SecondFactorGate>
    </AdminLayout>
  )
}

export const Route = createFileRoute('/admin')({
  beforeLoad: requireSession,
  loader: () => addCatalogues(loadConsoleLocale),
  notFoundComponent: NotFoundMessage,
  component: Admin,
})
