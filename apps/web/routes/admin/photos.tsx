import { createFileRoute } from '@tanstack/react-router'
import { PhotoReviewScreen } from '#features/moderation/web/index.ts'

export const Route = createFileRoute('/admin/photos')({ component: PhotoReviewScreen })
