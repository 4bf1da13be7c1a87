import { createFileRoute } from '@tanstack/react-router'
import { AppealScreen } from '#features/moderation/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Appeal = () => {
  const { token = '' } = Route.useSearch()
  return <AppealScreen token={token} />
}

export const Route = createFileRoute('/_auth/appeal')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'token'),
  component: Appeal,
})
