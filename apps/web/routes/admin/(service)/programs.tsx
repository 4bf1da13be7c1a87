import { createFileRoute } from '@tanstack/react-router'
import { ProgramsScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/programs')({ component: ProgramsScreen })
