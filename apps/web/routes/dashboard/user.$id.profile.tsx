import { createFileRoute } from '@tanstack/react-router'
import { BuyGiftButton } from '#features/gifts/web/index.ts'
import { MemberProfileScreen } from '#features/profiles/web/index.ts'
import { openMessages } from '../../open-messages.ts'
import { MemberReport } from '../../report-member.tsx'

const MemberProfile = () => {
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  return (
    <MemberProfileScreen
      key={id}
      id={id}
      onMessage={(uid) => openMessages(navigate, uid)}
      renderGift={() => <BuyGiftButton uid={id} />}
      renderReport={(person) => <MemberReport person={person} />}
    />
  )
}

export const Route = createFileRoute('/dashboard/user/$id/profile')({
  staticData: { frame: { title: 'header.person' } },
  component: MemberProfile,
})
