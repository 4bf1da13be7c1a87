import { createFileRoute } from '@tanstack/react-router'
import { DepositScreen } from '#features/deposits/web/index.ts'
import { ownPath } from '../../redirect.ts'
import { textParameters } from '../../search.ts'

const Deposit = () => <DepositScreen back={ownPath(Route.useSearch().back)} />

export const Route = createFileRoute('/dashboard/deposit')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'back'),
  staticData: { frame: { title: 'header.deposit' } },
  component: Deposit,
})
