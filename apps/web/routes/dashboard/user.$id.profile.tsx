import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { BuyGiftButton } from '#features/gifts/web/index.ts'
import { MemberProfileScreen } from '#features/profiles/web/index.ts'
import { openConversationScreen } from '../../open-conversation-screen.ts'
import { ReportMemberButton } from '../../ReportMemberButton.tsx'

/** Milliseconds until the next photo of another member. */
const slideInterval = 5000

const MemberProfile = () => {
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const own = useMe().data?.person
  return (
    <MemberProfileScreen
      key={id}
      id={id}
      own={own}
      interval={slideInterval}
      onBack={() => (canGoBack ? history.back() : void navigate({ to: '/dashboard/matches' }))}
      onMessage={(uid) => openConversationScreen(navigate, uid)}
      renderGift={() => <BuyGiftButton uid={id} />}
      renderReport={(person, onPhoto) => <ReportMemberButton person={person} variant={onPhoto ? 'photo' : 'secondary'} />}
    />
  )
}

export const Route = createFileRoute('/dashboard/user/$id/profile')({
  staticData: { frame: { title: 'header.person', parent: '/dashboard/matches', photoFirst: true } },
  component: MemberProfile,
})
