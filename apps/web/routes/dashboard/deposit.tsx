import { createFileRoute } from '@tanstack/react-router'
import { DepositScreen } from '#features/deposits/web/index.ts'

export const Route = createFileRoute('/dashboard/deposit')({
  staticData: { frame: { title: 'header.deposit' } },
  component: DepositScreen,
})
