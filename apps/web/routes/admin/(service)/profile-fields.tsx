import { createFileRoute } from '@tanstack/react-router'
import { ProfileFieldsScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/profile-fields')({ component: ProfileFieldsScreen })
