import { useMatches, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PausedBanner, refreshMe, useMe } from '#features/account/web/index.ts'
import { LogoutDialog } from '#features/auth/web/index.ts'
import { messageEvent } from '#features/chat/contract.ts'
import { MatchMoment } from '#features/reactions/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useEvent } from '#platform/web/socket.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { openMessages } from '../open-messages.ts'
import { BottomBar } from './BottomBar.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { Sidebar } from './Sidebar.tsx'

/** Navigation, header and content. What a screen wants of them stands in its route as `frame`. */
export const DashboardFrame = ({ children, onLogout }: { children: ReactNode; onLogout: () => void }) => {
  const t = useT(siteText)
  const navigate = useNavigate()
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame }) ?? {}
  const [asking, setAsking] = useState(false)
  const ownImage = useMe().data?.person.image
  useEvent(messageEvent, refreshMe)

  const ask = () => setAsking(true)
  return (
    <div className={classes('flex flex-col md:pl-60', frame.fill ? 'h-dvh' : 'min-h-dvh', frame.barless ? undefined : 'max-md:pb-safe-16')}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-control bg-card px-4 py-3 font-semibold shadow-float not-focus-visible:sr-only"
      >
        {t('nav.skip')}
      </a>
      <Sidebar onLogout={ask} />
      <PausedBanner />
      {frame.title === undefined ? null : <DashboardHeader title={frame.title} welcome={frame.welcome} />}
      <main id="content" tabIndex={-1} className={classes('flex-1 outline-none', frame.fill ? 'min-h-0' : 'px-safe-4 pb-6 md:px-8')}>
        {children}
      </main>
      {frame.barless ? null : <BottomBar onLogout={ask} />}
      <MatchMoment ownImage={ownImage} onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
      <LogoutDialog open={asking} onOpenChange={setAsking} onConfirm={onLogout} />
    </div>
  )
}
