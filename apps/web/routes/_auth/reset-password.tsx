import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/auth/web/index.ts'
import { pickStringParameters } from '../../search.ts'

/** Returns the invitation in the URL fragment, with its `@` decoded; undefined when there is none. */
const invitedBy = (hash: string): string | undefined => {
  const address = /^[^%]+%40[^%]+$/.test(hash) ? hash.replace('%40', '@') : hash
  return address.includes('@') ? address : undefined
}

const ResetPassword = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  // The URL of an invitation has the email address in its fragment, which is not sent to any server.
  const invited = useLocation({ select: ({ hash }) => invitedBy(hash) })
  return (
    <ResetPasswordScreen
      invited={invited}
      takesBack={search.undo !== undefined}
      onDone={() => void navigate({ to: '/login', search: { redirect: search.redirect } })}
      onOtherAddress={() => void navigate({ to: '/forgot-password', search: { redirect: search.redirect } })}
    />
  )
}

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect', 'undo'),
  component: ResetPassword,
})
