import { createFileRoute } from '@tanstack/react-router'
import { PhotoCheckReviewScreen } from '#features/moderation/web/index.ts'

export const Route = createFileRoute('/admin/photo-checks')({ component: PhotoCheckReviewScreen })
