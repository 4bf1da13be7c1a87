import { useEffect } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { LogoutButton } from '../LogoutButton.tsx'
import { useNavigationItems } from './navigation.ts'
import { NavigationGroups } from './NavigationGroups.tsx'

interface MoreDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onLogout: () => void
}

/** A drawer with all navigation items, for phones. */
export const MoreDrawer = ({ open, onOpenChange, onLogout }: MoreDrawerProps) => {
  const t = useT(siteText)
  const platform = useT(platformText)
  const { drawer } = useNavigationItems()
  // A wide window has the sidebar instead.
  const wide = useMediaQuery('(min-width: 768px)')
  const close = () => onOpenChange(false)
  useEffect(() => {
    if (wide && open) onOpenChange(false)
  }, [wide, open, onOpenChange])
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="left" title={t('nav.menu')} closeLabel={platform('words.close')}>
      <nav aria-label={t('nav.menu')}>
        <NavigationGroups groups={drawer} variant="row" onFollow={close} />
        <div className="mt-5">
          <LogoutButton
            onClick={() => {
              close()
              onLogout()
            }}
          />
        </div>
      </nav>
      <LanguageMenu className="mt-4 self-start" />
    </Sheet>
  )
}
