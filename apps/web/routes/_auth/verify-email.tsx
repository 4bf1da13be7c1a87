import { createFileRoute, redirect } from '@tanstack/react-router'
import { stringParameters } from '../../search.ts'

export const Route = createFileRoute('/_auth/verify-email')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'redirect'),
  beforeLoad: ({ search }) => {
    redirect({ to: '/otp', search: { ...search, type: 'verify-email' }, replace: true, throw: true })
  },
})
