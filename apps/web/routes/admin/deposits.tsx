import { createFileRoute } from '@tanstack/react-router'
import { DepositReviewsScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/deposits')({ component: DepositReviewsScreen })
