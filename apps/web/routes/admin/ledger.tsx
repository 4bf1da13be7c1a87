import { createFileRoute } from '@tanstack/react-router'
import { LedgerCheckScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/ledger')({ component: LedgerCheckScreen })
