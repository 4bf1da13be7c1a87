import { createFileRoute } from '@tanstack/react-router'
import { TextsScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/texts')({ component: TextsScreen })
