import { createFileRoute } from '@tanstack/react-router'
import { DepositState } from '#features/deposits/web/index.ts'
import { textParameters } from '../../search.ts'

const Return = () => <DepositState id={Route.useSearch().deposit ?? ''} />

export const Route = createFileRoute('/dashboard/deposit_/return')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'deposit'),
  staticData: { frame: { title: 'header.deposit' } },
  component: Return,
})
