import { createFileRoute } from '@tanstack/react-router'
import { AppealScreen } from '#features/moderation/web/index.ts'
import { stringParameters } from '../../search.ts'

const Appeal = () => {
  const { token = '' } = Route.useSearch()
  return <AppealScreen token={token} />
}

export const Route = createFileRoute('/_auth/appeal')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'token'),
  component: Appeal,
})
