import { createFileRoute } from '@tanstack/react-router'
import { DepositStatusCard } from '#features/deposits/web/index.ts'
import { ownPath } from '../../redirect.ts'
import { textParameters } from '../../search.ts'

const Return = () => {
  const { deposit = '', back } = Route.useSearch()
  return <DepositStatusCard id={deposit} back={ownPath(back)} />
}

export const Route = createFileRoute('/dashboard/deposit_/return')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'deposit', 'back'),
  staticData: { frame: { title: 'header.deposit' } },
  component: Return,
})
