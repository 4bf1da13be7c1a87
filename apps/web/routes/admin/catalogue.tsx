import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '#features/admin/web/index.ts'
import { stringParameters } from '../../search.ts'

const Catalogue = () => {
  const navigate = Route.useNavigate()
  return <CatalogueScreen tab={Route.useSearch().shelf} onTab={(shelf) => void navigate({ search: { shelf }, replace: true })} />
}

export const Route = createFileRoute('/admin/catalogue')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'shelf'),
  component: Catalogue,
})
