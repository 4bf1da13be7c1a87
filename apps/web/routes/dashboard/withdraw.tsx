import { createFileRoute } from '@tanstack/react-router'

/** A screen with a title only, because withdrawals are not offered yet. */
export const Route = createFileRoute('/dashboard/withdraw')({
  staticData: { frame: { title: 'header.withdraw' } },
  component: () => null,
})
