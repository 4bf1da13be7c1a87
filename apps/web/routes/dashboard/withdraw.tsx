import { createFileRoute } from '@tanstack/react-router'

/** The title says all there is for now; nobody can take money out yet. */
export const Route = createFileRoute('/dashboard/withdraw')({
  staticData: { frame: { title: 'header.withdraw' } },
  component: () => null,
})
