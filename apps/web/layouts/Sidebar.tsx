import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import { authText } from '#features/auth/locales/text.ts'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { navigation } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** The navigation from 768 px. */
export const Sidebar = ({ onLogout }: { onLogout: () => void }) => {
  const t = useT(siteText)
  const auth = useT(authText)
  return (
    <nav aria-label={t('nav.main')} className="fixed inset-y-0 left-0 z-30 hidden w-60 flex-col border-r border-line bg-card p-4 md:flex">
      <Link to="/dashboard/matches" className="self-start rounded-control px-3 py-3">
        <Logo />
      </Link>
      <div className="mt-4 flex flex-1 flex-col gap-1 overflow-y-auto">
        {navigation.map((item) => (
          <NavigationLink key={item.path} item={item} look="row" />
        ))}
      </div>
      <div className="flex flex-col items-stretch gap-1 border-t border-line pt-3">
        <LanguageMenu />
        <Button variant="quiet" className="justify-start" icon={<LogOut aria-hidden className="size-6" />} onClick={onLogout}>
          {auth('logout.action')}
        </Button>
      </div>
    </nav>
  )
}
