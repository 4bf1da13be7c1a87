import { createFileRoute } from '@tanstack/react-router'
import { BuyGiftButton } from '#features/gifts/web/index.ts'
import { ReportButton } from '#features/moderation/web/index.ts'
import { MemberProfileScreen } from '#features/profiles/web/index.ts'
import { openMessages } from '../../open-messages.ts'

const MemberProfile = () => {
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  const report = (block: boolean) => void navigate({ to: '/dashboard/report', search: { uid: id }, state: { block } })
  return (
    <MemberProfileScreen
      key={id}
      id={id}
      onMessage={(uid) => openMessages(navigate, uid)}
      renderGift={() => <BuyGiftButton uid={id} />}
      renderReport={({ firstname }) => <ReportButton name={firstname} onReport={report} />}
    />
  )
}

export const Route = createFileRoute('/dashboard/user/$id/profile')({
  staticData: { frame: { title: 'header.person' } },
  component: MemberProfile,
})
