import { type ReactNode, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { accountText } from '../../locales/text.ts'

const names = ['notices', 'privacy', 'people', 'account'] as const
type GroupName = (typeof names)[number]

/** The settings sections in groups. A sticky bar at the top links to each group, because the page is long. */
export const SettingsGroups = ({ groups }: { groups: Record<GroupName, ReactNode> }) => {
  const t = useT(accountText)
  const places = useRef<Partial<Record<GroupName, HTMLElement | null>>>({})
  const shown = names.filter((name) => groups[name] !== null)
  const goTo = (name: GroupName) => {
    places.current[name]?.focus({ preventScroll: true })
    places.current[name]?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <nav
        aria-label={t('groups.label')}
        className="sticky top-0 z-10 -mx-4 -my-3 overflow-x-auto bg-ground px-4 py-2 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        <ul className="flex w-max gap-2">
          {shown.map((name) => (
            <li key={name}>
              <Button variant="secondary" size="sm" className="rounded-full" onClick={() => goTo(name)}>
                {t(`groups.${name}`)}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map((name) => (
        <div
          key={name}
          ref={(place) => {
            places.current[name] = place
          }}
          role="group"
          aria-label={t(`groups.${name}`)}
          tabIndex={-1}
          className="flex scroll-mt-18 flex-col gap-4 outline-none not-first-of-type:mt-6"
        >
          {/* The name of the group says the same to screen readers. */}
          <p aria-hidden className="font-display text-2xl font-semibold tracking-tight">
            {t(`groups.${name}`)}
          </p>
          {groups[name]}
        </div>
      ))}
    </>
  )
}
