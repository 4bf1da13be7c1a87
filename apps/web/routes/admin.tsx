import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { ConsoleGate, loadConsoleLocale } from '#features/admin/web/index.ts'
import { canAdminister } from '#platform/shared/roles.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { AdminLayout } from '../layouts/AdminLayout.tsx'
import { NotFoundMessage, NotFoundScreen } from '../layouts/NotFoundScreen.tsx'

/** The console; everybody else gets the not-found screen. */
const Admin = () => {
  const signedIn = useSession((session) => session._ndloo_token !== null)
  const { data, isPending } = useMe()
  if (!signedIn) return <NotFoundScreen />
  if (data === undefined && isPending) return <Skeleton className="m-4 h-64" />
  if (data === undefined || !canAdminister(data.role)) return <NotFoundScreen />
  return (
    <AdminLayout>
      <ConsoleGate>
        <Outlet />
      </ConsoleGate>
    </AdminLayout>
  )
}

export const Route = createFileRoute('/admin')({
  loader: () => addCatalogues(loadConsoleLocale),
  notFoundComponent: NotFoundMessage,
  component: Admin,
})
