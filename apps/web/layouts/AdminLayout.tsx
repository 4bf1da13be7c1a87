import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { adminText } from '#features/admin/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { useAdminSections } from './navigation/admin-sections.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Moves the focus between sections with arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const step = steps[event.key]
  if (step === undefined || at < 0) return
  event.preventDefault()
  links[(at + step + links.length) % links.length]?.focus()
}

/** The layout of the console: sections at the side, on a phone in a row at the top. */
export const AdminLayout = ({ children }: { children: ReactNode }) => {
  const t = useT(adminText)
  const sections = useAdminSections()
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const open = sections.findIndex(({ path }) => path !== '/admin/' && pathname.startsWith(path))
  // Scrolls the open section into view on a phone.
  useEffect(() => {
    const { current: list } = row
    const here = list?.children[Math.max(open, 0)]
    if (list && here instanceof HTMLElement) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2
  }, [open])
  return (
    <div className="min-h-dvh md:ps-48">
      <a
        href="#content"
        className="fixed top-2 start-2 z-50 rounded-control bg-card px-4 py-3 font-semibold shadow-float not-focus-visible:sr-only"
      >
        {t('nav.skip')}
      </a>
      <header className="bg-night px-safe-3 pt-safe-1 text-on-night max-md:pb-1 md:fixed md:inset-y-0 md:start-0 md:flex md:w-48 md:flex-col md:py-2">
        <div className="flex items-center justify-between">
          <Link to="/dashboard/matches" aria-label={t('nav.back')} className="inline-flex min-h-11 items-center rounded-control px-2">
            <Logo size="sm" />
          </Link>
          <div className="md:hidden">
            <LanguageMenu side="below" compact className="hover:bg-on-night/10" />
          </div>
        </div>
        <nav aria-label={t('nav.label')} className="md:min-h-0 md:flex-1 md:overflow-y-auto">
          <ul ref={row} className="relative flex gap-0.5 overflow-x-auto md:mt-1 md:flex-col md:gap-px">
            {sections.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <Link
                  onKeyDown={moveFocus}
                  to={path.replace(/\/$/, '')}
                  activeOptions={{ exact: path === '/admin/' }}
                  className="flex min-h-11 items-center gap-2.5 rounded-mark px-2.5 text-sm font-medium whitespace-nowrap text-soft-night hover:bg-on-night/10 hover:text-on-night md:min-h-8 md:leading-tight md:whitespace-normal aria-[current=page]:bg-on-night/15 aria-[current=page]:font-semibold aria-[current=page]:text-on-night"
                >
                  <Icon aria-hidden className="size-4" strokeWidth={1.9} />
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden pt-2 md:block">
          <LanguageMenu className="hover:bg-on-night/10" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="px-safe-4 py-3 text-sm outline-none md:px-5">
        {children}
      </main>
    </div>
  )
}
