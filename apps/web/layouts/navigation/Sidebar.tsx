import { Link } from '@tanstack/react-router'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { toggleSidebar, useSidebarState } from './sidebar-state.ts'
import { LogoutButton } from '../LogoutButton.tsx'
import { useNavigationItems } from './navigation.ts'
import { NavigationGroups } from './NavigationGroups.tsx'
import { NavigationLink } from './NavigationLink.tsx'

/** The navigation from 768 px, with labels or collapsed to icons. */
export const Sidebar = ({ onLogout }: { onLogout: () => void }) => {
  const t = useT(siteText)
  const { groups, end } = useNavigationItems()
  const small = useSidebarState((drawer) => drawer.collapsed)
  const Panel = small ? PanelLeftOpen : PanelLeftClose
  const variant = small ? 'icon' : 'row'
  return (
    <nav
      aria-label={t('nav.main')}
      className={classes('fixed inset-y-0 start-0 z-30 hidden flex-col bg-ground py-4 md:flex', small ? 'w-20 px-3' : 'w-60 px-4')}
    >
      <div className={classes('flex items-center', small ? 'flex-col' : 'justify-between')}>
        {small ? null : (
          <Link to="/dashboard/matches" aria-label={t('nav.home')} className="rounded-control px-3 py-3">
            <Logo />
          </Link>
        )}
        <IconButton
          label={t(small ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!small}
          icon={<Panel aria-hidden className="size-5 rtl:-scale-x-100" />}
          className="text-soft"
          onClick={toggleSidebar}
        />
      </div>
      <div className="mt-4 flex-1 overflow-y-auto">
        <NavigationGroups groups={groups} variant={variant} />
      </div>
      <ul className="flex flex-col gap-0.5 pt-4">
        {end.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} variant={variant} />
          </li>
        ))}
        <li>
          <LogoutButton variant={variant} onClick={onLogout} />
        </li>
        {small ? null : (
          <li>
            <LanguageMenu />
          </li>
        )}
      </ul>
    </nav>
  )
}
