import { createFileRoute } from '@tanstack/react-router'
import { LedgerScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/ledger')({ component: LedgerScreen })
