import { createFileRoute } from '@tanstack/react-router'
import { DepositStatusCard } from '#features/deposits/web/index.ts'
import { localPath } from '../../redirect.ts'
import { stringParameters } from '../../search.ts'

const Return = () => {
  const { deposit = '', back } = Route.useSearch()
  return <DepositStatusCard id={deposit} back={localPath(back)} />
}

export const Route = createFileRoute('/dashboard/deposit_/return')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'deposit', 'back'),
  staticData: { frame: { title: 'header.deposit', column: 'narrow' } },
  component: Return,
})
