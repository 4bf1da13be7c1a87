import { createFileRoute } from '@tanstack/react-router'
import { HelpNumbersScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/help-numbers')({ component: HelpNumbersScreen })
