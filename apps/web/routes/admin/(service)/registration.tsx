import { createFileRoute } from '@tanstack/react-router'
import { RegistrationScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/registration')({ component: RegistrationScreen })
