import { createFileRoute } from '@tanstack/react-router'
import { DepositScreen } from '#features/deposits/web/index.ts'
import { localPath } from '../../redirect.ts'
import { stringParameters } from '../../search.ts'

const Deposit = () => <DepositScreen back={localPath(Route.useSearch().back)} />

export const Route = createFileRoute('/dashboard/deposit')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'back'),
  staticData: { frame: { title: 'header.deposit', column: 'narrow', takingPart: true } },
  component: Deposit,
})
