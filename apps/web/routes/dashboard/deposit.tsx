import { createFileRoute } from '@tanstack/react-router'
import { DepositScreen } from '#features/deposits/web/index.ts'
import { toLocalPath } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

const Deposit = () => <DepositScreen back={toLocalPath(Route.useSearch().back)} />

export const Route = createFileRoute('/dashboard/deposit')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'back'),
  staticData: { frame: { title: 'header.deposit', parent: '/dashboard/wallet', column: 'narrow', takingPart: true } },
  component: Deposit,
})
