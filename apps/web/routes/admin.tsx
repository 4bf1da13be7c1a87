import { createFileRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { SecondFactorGate, loadConsoleLocale } from '#features/admin/web/index.ts'
import { canEnterConsole } from '#platform/shared/roles.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { AdminLayout } from '../layouts/AdminLayout.tsx'
import { findConsoleAccess } from '../layouts/navigation/admin-sections.ts'
import { NotFoundMessage, NotFoundScreen } from '../layouts/NotFoundScreen.tsx'

/** The console; everybody else gets the not-found screen. */
const Admin = () => {
  const signedIn = useSession((session) => session._ndloo_token !== null)
  const { data, isPending } = useMe()
  const { pathname } = useLocation()
  if (!signedIn) return <NotFoundScreen />
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
  loader: () => addCatalogues(loadConsoleLocale),
  notFoundComponent: NotFoundMessage,
  component: Admin,
})
