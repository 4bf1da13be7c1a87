import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '#features/admin/web/index.ts'
import { useSession } from '#platform/web/client/session.ts'

const Member = () => {
  const { id } = Route.useParams()
  const ownId = useSession((session) => session.user?.id)
  return <MemberScreen key={id} id={id} ownId={ownId} />
}

export const Route = createFileRoute('/admin/members_/$id')({ component: Member })
