import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import AudioLines from 'lucide-react/icons/audio-lines'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Coins from 'lucide-react/icons/coins'
import DoorOpen from 'lucide-react/icons/door-open'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import Image from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import ListPlus from 'lucide-react/icons/list-plus'
import Landmark from 'lucide-react/icons/landmark'
import MapPinned from 'lucide-react/icons/map-pinned'
import Languages from 'lucide-react/icons/languages'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Palette from 'lucide-react/icons/palette'
import Plug from 'lucide-react/icons/plug'
import Scale from 'lucide-react/icons/scale'
import ScanFace from 'lucide-react/icons/scan-face'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import Users from 'lucide-react/icons/users'
import type { adminText } from '#features/admin/locales/text.ts'
import { useMe } from '#features/account/web/index.ts'
import { isAllowedStaff, type Role, type StaffRole } from '#platform/shared/roles.ts'
import type { SentenceKey, CatalogueRef } from '#platform/shared/i18n/catalogue.ts'

type ConsoleKey = SentenceKey<typeof adminText extends CatalogueRef<infer T> ? T : never>

export interface AdminSection {
  path: string
  label: ConsoleKey
  icon: LucideIcon
  /** The roles that may open the section besides administrators. */
  staff?: readonly StaffRole[]
}

/** The sections of the console in display order. */
const sections: readonly AdminSection[] = [
  { path: '/admin/', label: 'nav.overview', icon: ChartNoAxesColumn, staff: ['analyst'] },
  { path: '/admin/town', label: 'town.nav', icon: MapPinned, staff: ['analyst'] },
  { path: '/admin/members', label: 'nav.members', icon: Users, staff: ['moderator', 'support', 'finance'] },
  { path: '/admin/reports', label: 'nav.reports', icon: Flag, staff: ['moderator', 'support'] },
  { path: '/admin/photos', label: 'nav.photos', icon: Image, staff: ['moderator'] },
  { path: '/admin/voice-hellos', label: 'nav.voiceHellos', icon: AudioLines, staff: ['moderator'] },
  { path: '/admin/photo-checks', label: 'nav.photoChecks', icon: ScanFace, staff: ['moderator'] },
  { path: '/admin/applicants', label: 'registration.applicants', icon: UserRoundPlus, staff: ['moderator'] },
  { path: '/admin/appeals', label: 'nav.appeals', icon: Scale, staff: ['moderator', 'support'] },
  { path: '/admin/deposits', label: 'nav.deposits', icon: Landmark, staff: ['finance'] },
  { path: '/admin/proposals', label: 'staff.nav', icon: UserRoundCheck, staff: ['finance'] },
  { path: '/admin/currencies', label: 'nav.currencies', icon: Coins, staff: ['finance'] },
  { path: '/admin/ledger', label: 'nav.ledger', icon: BookOpenCheck, staff: ['finance'] },
  { path: '/admin/catalogue', label: 'nav.catalogue', icon: Gift },
  { path: '/admin/brand', label: 'staff.brandNav', icon: Palette },
  { path: '/admin/help-numbers', label: 'helpNumbers.nav', icon: LifeBuoy },
  { path: '/admin/profile-fields', label: 'profileFields.nav', icon: ListPlus },
  { path: '/admin/lists', label: 'vocabulary.nav', icon: ListChecks },
  { path: '/admin/texts', label: 'texts.nav', icon: Languages },
  { path: '/admin/registration', label: 'registration.nav', icon: DoorOpen },
  { path: '/admin/programs', label: 'programs.nav', icon: Plug },
  { path: '/admin/audit', label: 'nav.audit', icon: ScrollText },
]

/** Returns the sections that a role may open. */
const sectionsOf = (role: Role): AdminSection[] => sections.filter(({ staff }) => isAllowedStaff(role, staff))

/** Returns the console sections that the viewer may open and whose routes exist. */
export const useAdminSections = (): readonly AdminSection[] => {
  const { routesById } = useRouter()
  const { data } = useMe()
  // The ids of routes in a folder of a group, such as `(service)`, contain its name.
  const paths = new Set(Object.values(routesById).map((route): string => route.fullPath))
  return data === undefined ? [] : sectionsOf(data.role).filter(({ path }) => paths.has(path))
}

/** Returns the start page of a role in the console, and whether the role may open `pathname` (`has`). */
export const findConsoleAccess = (role: Role, pathname: string): { start: string; has: boolean } => {
  const isAt = ({ path }: AdminSection) => (path === '/admin/' ? /^\/admin\/?$/.test(pathname) : `${pathname}/`.startsWith(`${path}/`))
  const own = sectionsOf(role)
  return { start: own[0]?.path ?? '/admin/', has: own.some(isAt) || !sections.some(isAt) }
}
