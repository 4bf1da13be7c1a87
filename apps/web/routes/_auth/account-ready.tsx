import { createFileRoute } from '@tanstack/react-router'
import { ConfirmImportedScreen } from '#features/imports/web/index.ts'

/** The screen of the link that is mailed to the owner of an imported account. */
const AccountReady = () => {
  const navigate = Route.useNavigate()
  // Members who keep their profile hidden begin with the own profile, all others with the matches.
  return <ConfirmImportedScreen onConfirmed={(shown) => void navigate({ to: shown ? '/dashboard/matches' : '/dashboard/profile' })} />
}

export const Route = createFileRoute('/_auth/account-ready')({ component: AccountReady })
