import { createFileRoute, useRouter } from '@tanstack/react-router'
import { loadSignOnLocale, StaffSignOnScreen } from '#features/staff-sign-on/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { NotFoundMessage } from '../../layouts/NotFoundScreen.tsx'
import { toLocalPath } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

/** The sign-on of staff. Only the console links to this screen. */
const Staff = () => {
  const router = useRouter()
  const { code, state, iss, error, again, redirect } = Route.useSearch()
  return (
    <StaffSignOnScreen
      answer={{ code, state, iss, error }}
      again={again !== undefined}
      redirect={redirect}
      otherwise={<NotFoundMessage />}
      onSignedOn={(wanted) => router.history.push(toLocalPath(wanted) ?? '/admin')}
    />
  )
}

export const Route = createFileRoute('/_auth/staff')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'code', 'state', 'iss', 'error', 'again', 'redirect'),
  loader: () => addCatalogues(loadSignOnLocale),
  component: Staff,
})
