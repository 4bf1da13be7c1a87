import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { AddPhotoScreen } from '#features/photos/web/index.ts'
import { requireSession } from '../../require-session.ts'
import { stringParameters } from '../../search.ts'

const AddPhoto = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const go = () => {
    refreshMe()
    void navigate({ to: '/place', search })
  }
  return <AddPhotoScreen onDone={go} />
}

export const Route = createFileRoute('/_auth/add-photo')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'redirect'),
  beforeLoad: requireSession,
  component: AddPhoto,
})
