import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { AddPhotoScreen } from '#features/photos/web/index.ts'
import { membersOnly } from '../../guard.ts'

const AddPhoto = () => {
  const navigate = Route.useNavigate()
  const go = () => {
    refreshMe()
    void navigate({ to: '/place' })
  }
  return <AddPhotoScreen onDone={go} />
}

export const Route = createFileRoute('/_auth/add-photo')({ beforeLoad: membersOnly, component: AddPhoto })
