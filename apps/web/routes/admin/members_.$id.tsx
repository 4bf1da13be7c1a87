import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '#features/admin/web/index.ts'
import { useSession } from '#platform/web/client/session.ts'

const Member = () => {
  const { id } = Route.useParams()
  const self = useSession((session) => session.user?.id)
  return <MemberScreen key={id} id={id} self={self} />
}

export const Route = createFileRoute('/admin/members_/$id')({ component: Member })
