import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { MoreDrawer } from './MoreDrawer.tsx'
import { useNavigationItems } from './navigation.ts'
import { navigationClasses } from './navigation-classes.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** The navigation on a phone: the first items as tabs, all items in a drawer under More. */
export const BottomBar = ({ onLogout }: { onLogout: () => void }) => {
  const t = useT(siteText)
  const { bar } = useNavigationItems()
  const [open, setOpen] = useState(false)
  return (
    <nav
      aria-label={t('nav.main')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card px-safe-1 pt-1 pb-safe-1 md:hidden"
    >
      <ul className="flex *:min-w-11 *:flex-auto">
        {bar.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} variant="tab" />
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} className={navigationClasses.tab}>
            <Menu aria-hidden className="size-6" strokeWidth={1.9} />
            {t('nav.more')}
          </button>
        </li>
      </ul>
      <MoreDrawer open={open} onOpenChange={setOpen} onLogout={onLogout} />
    </nav>
  )
}
