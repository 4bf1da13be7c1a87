import { createFileRoute } from '@tanstack/react-router'
import { giftsText } from '#features/gifts/locales/text.ts'
import { MyGiftsScreen } from '#features/gifts/web/index.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { pickStringParameters } from '../../search.ts'

const MyGifts = () => {
  const navigate = Route.useNavigate()
  const { tab } = Route.useSearch()
  return (
    <MyGiftsScreen tab={tab === 'sent' ? 'sent' : 'received'} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />
  )
}

export const Route = createFileRoute('/dashboard/gift')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'tab'),
  staticData: { frame: { title: 'nav.gift' }, signedOut: () => translateNow(giftsText, 'errors.unauthenticated') },
  component: MyGifts,
})
