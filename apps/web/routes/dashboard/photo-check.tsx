import { createFileRoute } from '@tanstack/react-router'
import { RefusedPhotoCheck } from '#features/moderation/web/index.ts'
import { PhotoCheckScreen } from '#features/photo-check/web/index.ts'

const PhotoCheck = () => <PhotoCheckScreen refusal={<RefusedPhotoCheck />} />

export const Route = createFileRoute('/dashboard/photo-check')({
  staticData: { frame: { title: 'header.photoCheck', parent: '/dashboard/profile', column: 'narrow', takingPart: true } },
  component: PhotoCheck,
})
