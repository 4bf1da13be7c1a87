import { createFileRoute } from '@tanstack/react-router'
import { CodeScreen, codePurpose } from '#features/auth/web/index.ts'

const Otp = () => {
  const navigate = Route.useNavigate()
  const { type } = Route.useSearch()
  return (
    <CodeScreen
      type={type}
      onVerified={() => void navigate({ to: '/add-photo' })}
      onOtherAddress={() => void navigate({ to: '/signup' })}
    />
  )
}

export const Route = createFileRoute('/_auth/otp')({
  validateSearch: ({ type }: Record<string, unknown>) => ({ type: codePurpose(type) }),
  component: Otp,
})
