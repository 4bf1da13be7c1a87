import { createFileRoute } from '@tanstack/react-router'
import { TownScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/town')({ component: TownScreen })
