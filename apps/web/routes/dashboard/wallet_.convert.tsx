import { createFileRoute } from '@tanstack/react-router'
import { ConvertScreen } from '#features/wallet/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Convert = () => {
  const navigate = Route.useNavigate()
  const { direction } = Route.useSearch()
  return (
    <ConvertScreen
      direction={direction === 'sell' ? 'sell' : 'buy'}
      onDirection={(next) => void navigate({ search: { direction: next }, replace: true })}
    />
  )
}

export const Route = createFileRoute('/dashboard/wallet_/convert')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'direction'),
  staticData: { frame: { title: 'header.convert', parent: '/dashboard/wallet', column: 'narrow', takingPart: true } },
  component: Convert,
})
