import { createFileRoute } from '@tanstack/react-router'
import { VocabularyScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/(service)/lists')({ component: VocabularyScreen })
