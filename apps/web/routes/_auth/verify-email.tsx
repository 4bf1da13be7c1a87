import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_auth/verify-email')({
  beforeLoad: () => {
    redirect({ to: '/otp', search: { type: 'verify-email' }, replace: true, throw: true })
  },
})
