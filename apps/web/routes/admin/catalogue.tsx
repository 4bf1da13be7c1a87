import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '#features/admin/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Catalogue = () => {
  const navigate = Route.useNavigate()
  return <CatalogueScreen tab={Route.useSearch().shelf} onTab={(shelf) => void navigate({ search: { shelf }, replace: true })} />
}

export const Route = createFileRoute('/admin/catalogue')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'shelf'),
  component: Catalogue,
})
