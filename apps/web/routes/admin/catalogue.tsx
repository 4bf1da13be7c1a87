import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '#features/admin/web/index.ts'
import { textParameters } from '../../search.ts'

const Catalogue = () => {
  const navigate = Route.useNavigate()
  return <CatalogueScreen shelf={Route.useSearch().shelf} onShelf={(shelf) => void navigate({ search: { shelf }, replace: true })} />
}

export const Route = createFileRoute('/admin/catalogue')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'shelf'),
  component: Catalogue,
})
