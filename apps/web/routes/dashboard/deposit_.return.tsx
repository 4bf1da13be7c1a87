import { createFileRoute } from '@tanstack/react-router'
import { DepositStatusCard } from '#features/deposits/web/index.ts'
import { toLocalPath } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

const Return = () => {
  const { deposit = '', back } = Route.useSearch()
  return <DepositStatusCard id={deposit} back={toLocalPath(back)} />
}

export const Route = createFileRoute('/dashboard/deposit_/return')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'deposit', 'back'),
  staticData: { frame: { title: 'header.deposit', parent: '/dashboard/wallet', column: 'narrow' } },
  component: Return,
})
