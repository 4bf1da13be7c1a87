import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/deposits')({ component: ReviewsScreen })
