import { createFileRoute } from '@tanstack/react-router'
import { AddPhotoScreen } from '#features/photos/web/index.ts'
import { membersOnly } from '../../guard.ts'

const AddPhoto = () => {
  const navigate = Route.useNavigate()
  return <AddPhotoScreen onDone={() => void navigate({ to: '/place' })} />
}

export const Route = createFileRoute('/_auth/add-photo')({ beforeLoad: membersOnly, component: AddPhoto })
