import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Coins from 'lucide-react/icons/coins'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import Image from 'lucide-react/icons/image'
import Landmark from 'lucide-react/icons/landmark'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import type { adminText } from '#features/admin/locales/text.ts'
import type { SentenceKey, CatalogueRef } from '#platform/shared/i18n/catalogue.ts'

type ConsoleKey = SentenceKey<typeof adminText extends CatalogueRef<infer T> ? T : never>

export interface AdminSection {
  path: string
  label: ConsoleKey
  icon: LucideIcon
}

/** The sections of the console in display order. */
const sections: readonly AdminSection[] = [
  { path: '/admin/', label: 'nav.overview', icon: ChartNoAxesColumn },
  { path: '/admin/members', label: 'nav.members', icon: Users },
  { path: '/admin/reports', label: 'nav.reports', icon: Flag },
  { path: '/admin/photos', label: 'nav.photos', icon: Image },
  { path: '/admin/appeals', label: 'nav.appeals', icon: Scale },
  { path: '/admin/deposits', label: 'nav.deposits', icon: Landmark },
  { path: '/admin/currencies', label: 'nav.currencies', icon: Coins },
  { path: '/admin/ledger', label: 'nav.ledger', icon: BookOpenCheck },
  { path: '/admin/catalogue', label: 'nav.catalogue', icon: Gift },
  { path: '/admin/audit', label: 'nav.audit', icon: ScrollText },
]

/** The sections of the console whose routes exist. */
export const useAdminSections = (): readonly AdminSection[] => {
  const { routesById } = useRouter()
  return sections.filter(({ path }) => path in routesById)
}
