import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { authText } from '#features/auth/locales/text.ts'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { inBottomBar, navigation } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** The navigation of a phone: the first places as tabs, the others in a drawer under More. */
export const BottomBar = ({ onLogout }: { onLogout: () => void }) => {
  const t = useT(siteText)
  const words = useT(platformText)
  const auth = useT(authText)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <nav
      aria-label={t('nav.main')}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card px-safe-2 pt-1 pb-safe-1 md:hidden"
    >
      {navigation.slice(0, inBottomBar).map((item) => (
        <NavigationLink key={item.path} item={item} look="tab" />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-semibold text-soft"
      >
        <Menu aria-hidden className="size-6" strokeWidth={1.9} />
        {t('nav.more')}
      </button>
      <Sheet open={open} onOpenChange={setOpen} side="left" title={t('nav.menu')} closeLabel={words('words.close')}>
        <div className="flex flex-col gap-1">
          {navigation.slice(inBottomBar).map((item) => (
            <NavigationLink key={item.path} item={item} look="row" onFollow={close} />
          ))}
          <Button
            variant="quiet"
            className="justify-start"
            icon={<UserRound aria-hidden className="size-6" />}
            render={<Link to="/dashboard/profile" onClick={close} />}
          >
            {t('nav.profile')}
          </Button>
          <Button
            variant="quiet"
            className="justify-start"
            icon={<LogOut aria-hidden className="size-6" />}
            onClick={() => {
              close()
              onLogout()
            }}
          >
            {auth('logout.action')}
          </Button>
          <LanguageMenu className="mt-4 self-start" />
        </div>
      </Sheet>
    </nav>
  )
}
