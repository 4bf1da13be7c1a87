import { createFileRoute } from '@tanstack/react-router'
import { OwnProfile } from '../../profile/OwnProfile.tsx'

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { frame: { title: 'nav.profile' } },
  component: OwnProfile,
})
