import { createFileRoute } from '@tanstack/react-router'
import { CurrenciesScreen } from '#features/admin/web/index.ts'

export const Route = createFileRoute('/admin/currencies')({ component: CurrenciesScreen })
