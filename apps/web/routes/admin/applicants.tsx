import { createFileRoute } from '@tanstack/react-router'
import { ApplicantsScreen } from '#features/moderation/web/index.ts'

export const Route = createFileRoute('/admin/applicants')({ component: ApplicantsScreen })
