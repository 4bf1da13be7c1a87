import { createFileRoute } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { giftsText } from '#features/gifts/locales/text.ts'
import { GiftShopScreen } from '#features/gifts/web/index.ts'
import { refreshProfile } from '#features/profiles/web/index.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { openConversationScreen } from '../../open-conversation-screen.ts'
import { pickStringParameters } from '../../search.ts'

const GiftShop = () => {
  const navigate = Route.useNavigate()
  const { uid, plan } = Route.useSearch()
  const reload = (other: string) => {
    refreshMe()
    void refreshProfile(other)
  }
  return (
    <GiftShopScreen key={uid} uid={uid} plan={plan} onBought={reload} onConversation={(other) => openConversationScreen(navigate, other)} />
  )
}

export const Route = createFileRoute('/dashboard/gifts')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'uid', 'plan'),
  staticData: {
    frame: { title: 'header.gifts', parent: '/dashboard/matches', takingPart: true },
    signedOut: () => translateNow(giftsText, 'errors.unauthenticated'),
  },
  component: GiftShop,
})
