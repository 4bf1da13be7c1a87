import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/')({ component: OverviewScreen })
