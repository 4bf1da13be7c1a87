import { createFileRoute } from '@tanstack/react-router'
import { ReceiptScreen } from '#features/wallet/web/index.ts'

const Receipt = () => <ReceiptScreen id={Route.useParams().id} />

export const Route = createFileRoute('/dashboard/wallet_/receipt/$id')({
  staticData: { frame: { title: 'header.receipt', parent: '/dashboard/wallet', column: 'narrow' } },
  component: Receipt,
})
