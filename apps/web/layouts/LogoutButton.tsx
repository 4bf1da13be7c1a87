import LogOut from 'lucide-react/icons/log-out'
import { authText } from '#features/auth/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { navigationClasses } from './navigation/navigation-classes.ts'

/** The logout button in the navigation. */
export const LogoutButton = ({ variant = 'row', onClick }: { variant?: 'row' | 'icon'; onClick: () => void }) => {
  const t = useT(authText)
  const label = t('logout.action')
  return (
    <button type="button" title={variant === 'icon' ? label : undefined} onClick={onClick} className={navigationClasses[variant]}>
      <LogOut aria-hidden className="size-6 rtl:-scale-x-100" strokeWidth={1.75} />
      <span className={variant === 'icon' ? 'sr-only' : undefined}>{label}</span>
    </button>
  )
}
