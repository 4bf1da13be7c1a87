import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Bell from 'lucide-react/icons/bell'
import ChevronRight from 'lucide-react/icons/chevron-right'
import HardDrive from 'lucide-react/icons/hard-drive'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Lock from 'lucide-react/icons/lock'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { accountText } from '../../locales/text.ts'
import { generalSettingsGroups, type GeneralSettingsGroup } from './settings-tab.ts'

const icons = { notices: Bell, privacy: Lock, people: HeartHandshake, storage: HardDrive, account: UserRound }

interface SettingsGroupsProps {
  groups: Record<GeneralSettingsGroup, ReactNode>
  /** The group that is open; the list of all groups otherwise. */
  part: GeneralSettingsGroup | undefined
  /** Shown above the list of groups. */
  children: ReactNode
  /** Shown below the list of groups. */
  end: ReactNode
}

/** The settings as a list of groups. A group opens in place of the list and has its own URL. */
export const SettingsGroups = ({ groups, part, children, end }: SettingsGroupsProps) => {
  const t = useT(accountText)
  const title = useRef<HTMLHeadingElement>(null)
  const rows = useRef<Partial<Record<GeneralSettingsGroup, HTMLAnchorElement | null>>>({})
  const last = useRef(part)
  // The pressed link disappears: move the focus to the title of the opened group, and back to the link of the group that was closed.
  useEffect(() => {
    if (last.current === part) return
    const target = part === undefined ? rows.current[last.current ?? 'notices'] : title.current
    last.current = part
    target?.focus({ preventScroll: true })
  }, [part])

  if (part !== undefined)
    return (
      <div role="group" aria-label={t(`groups.${part}`)} className="flex flex-col gap-4">
        <Link
          to="/dashboard/settings"
          search={{}}
          className="-my-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-soft no-underline hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('groups.all')}
        </Link>
        <Heading level={2} ref={title} tabIndex={-1} className="outline-none">
          {t(`groups.${part}`)}
        </Heading>
        {groups[part]}
      </div>
    )
  return (
    <>
      {children}
      <nav aria-label={t('groups.label')}>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {generalSettingsGroups.map((name) => {
            const Icon = icons[name]
            return groups[name] === null ? null : (
              <li key={name}>
                <Link
                  ref={(row: HTMLAnchorElement | null) => {
                    rows.current[name] = row
                  }}
                  to="/dashboard/settings"
                  search={{ part: name }}
                  className="flex min-h-18 items-center gap-4 px-5 py-3 text-ink no-underline -outline-offset-2 transition-colors hover:bg-sunken/50 sm:px-6"
                >
                  <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.9} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{t(`groups.${name}`)}</span>
                    <span className="block text-sm text-soft">{t(`groups.hints.${name}`)}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {end}
    </>
  )
}
