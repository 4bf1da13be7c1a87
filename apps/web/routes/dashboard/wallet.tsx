import { createFileRoute } from '@tanstack/react-router'
import { WalletScreen } from '#features/wallet/web/index.ts'

export const Route = createFileRoute('/dashboard/wallet')({
  staticData: { frame: { title: 'nav.wallet' } },
  component: WalletScreen,
})
