import { useEffect } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { LogoutButton } from '../LogoutButton.tsx'
import { useNavigation } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'

interface MoreDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onLogout: () => void
}

/** A drawer with all navigation items, for phones. */
export const MoreDrawer = ({ open, onOpenChange, onLogout }: MoreDrawerProps) => {
  const t = useT(siteText)
  const platform = useT(platformText)
  const { drawer } = useNavigation()
  // A wide window has the sidebar instead.
  const wide = useMedia('(min-width: 768px)')
  const close = () => onOpenChange(false)
  useEffect(() => {
    if (wide && open) onOpenChange(false)
  }, [wide, open, onOpenChange])
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="left" title={t('nav.menu')} closeLabel={platform('words.close')}>
      <nav aria-label={t('nav.menu')}>
        <ul className="flex flex-col gap-1">
          {drawer.map((item) => (
            <li key={item.label}>
              <NavigationLink item={item} variant="row" onFollow={close} />
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <LogoutButton
              onClick={() => {
                close()
                onLogout()
              }}
            />
          </li>
        </ul>
      </nav>
      <LanguageMenu className="mt-4 self-start" />
    </Sheet>
  )
}
