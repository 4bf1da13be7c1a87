import { Link } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useMe } from '#features/account/web/index.ts'
import { BellLink } from '#features/notifications/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { BackLink } from './BackLink.tsx'
import { isFirstDay } from './first-day.ts'
import { setFilterOpen, useFilterPanel } from '../filter-panel.ts'
import type { DashboardFrameOptions } from '../navigation/navigation.ts'
import { titleClasses } from '../column-classes.ts'
import { useTimeOfDay } from './use-time-of-day.ts'

interface DashboardHeaderProps extends DashboardFrameOptions {
  title: NonNullable<DashboardFrameOptions['title']>
}

/** The header of a dashboard screen: greeting, title, notifications and a link to the member's profile. */
export const DashboardHeader = ({ title, parent, welcome, subtitle, photoFirst, column = 'wide' }: DashboardHeaderProps) => {
  const t = useT(siteText)
  const part = useTimeOfDay()
  const user = useSession((session) => session.user)
  const me = useMe().data
  const image = me?.person.image
  const filterOpen = useFilterPanel((filter) => filter.open)
  const [openedAt] = useState(() => new Date())
  const name = user?.firstname ?? ''
  const greeting = isFirstDay(user?.joined_at, openedAt) ? 'header.welcome' : 'header.welcomeBack'
  return (
    <header className={classes('px-safe-4 pt-safe-4 pb-4 md:px-8 md:pt-6', photoFirst && 'max-md:p-0')}>
      <div className={classes('mx-auto flex min-h-11 max-w-6xl items-center gap-3', titleClasses[column], photoFirst && 'max-md:min-h-0')}>
        {parent === undefined ? null : (
          <div className={classes(photoFirst && 'max-md:hidden')}>
            <BackLink parent={parent} />
          </div>
        )}
        <div className={classes('min-w-0 flex-1 md:flex md:items-center md:gap-3', photoFirst && 'max-md:sr-only')}>
          {/* Where there is room beside the member, not above what the screen is about. */}
          <p data-greeting className="text-sm text-soft max-md:text-xs md:order-last">
            {t(`header.${part}`)}
          </p>
          <div className="min-w-0 md:flex-1">
            {subtitle === undefined ? null : <p className="text-sm text-soft max-sm:sr-only">{t(subtitle)}</p>}
            {/* The welcome is smaller on a phone, so that it keeps to one line and leaves the height to the people. */}
            <Heading
              level={1}
              size="md"
              className={classes('line-clamp-3 max-[22rem]:text-lg sm:text-2xl', welcome && 'max-sm:text-lg')}
              pageTitle={t(title)}
            >
              {welcome ? t(greeting, { name }) : t(title)}
            </Heading>
          </div>
        </div>
        {welcome ? (
          <IconButton
            variant="secondary"
            label={t('header.filter')}
            aria-expanded={filterOpen}
            icon={<SlidersHorizontal aria-hidden className="size-5" />}
            onClick={() => setFilterOpen(!filterOpen)}
          />
        ) : null}
        <div className={classes('flex items-center gap-3', photoFirst && 'max-md:hidden')}>
          <BellLink path="/dashboard/notifications" unread={me?.unread.notifications ?? 0} />
          <Link to="/dashboard/profile" title={t('nav.profile')} className="block rounded-full">
            <Avatar alt={t('nav.profile')} name={`${name} ${user?.lastname ?? ''}`} src={image ? resourceUrl(image) : null} />
          </Link>
        </div>
      </div>
    </header>
  )
}
