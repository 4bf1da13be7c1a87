import { createFileRoute } from '@tanstack/react-router'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { AddPhotoScreen } from '#features/photos/web/index.ts'
import { GuestNotice } from '../../layouts/GuestNotice.tsx'
import { requireSession } from '../../require-session.ts'
import { pickStringParameters } from '../../search.ts'

const AddPhoto = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const go = () => {
    refreshMe()
    void navigate({ to: '/onboarding', search })
  }
  // Loads the account, which says whether the member is a guest.
  useMe()
  return useCanParticipate() ? <AddPhotoScreen onDone={go} /> : <GuestNotice />
}

export const Route = createFileRoute('/_auth/add-photo')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireSession,
  component: AddPhoto,
})
