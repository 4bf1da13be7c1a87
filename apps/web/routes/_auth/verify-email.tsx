import { createFileRoute, redirect } from '@tanstack/react-router'
import { pickStringParameters } from '../../search.ts'

export const Route = createFileRoute('/_auth/verify-email')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: ({ search }) => {
    redirect({ to: '/otp', search: { ...search, type: 'verify-email' }, replace: true, throw: true })
  },
})
