import { useMatches, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { authText } from '#features/auth/locales/text.ts'
import { LogoutDialog, signOut } from '#features/auth/web/index.ts'
import { messageEvent } from '#features/chat/contract.ts'
import { MatchMoment } from '#features/reactions/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useEvent } from '#platform/web/socket.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { BottomBar } from './BottomBar.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { openMessages } from '../open-messages.ts'
import { refreshMe, useMe } from './me.ts'
import { Sidebar } from './Sidebar.tsx'

/** The frame of all screens of a member. What a screen wants of it stands in its route as `frame`. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => {
  const t = useT(siteText)
  const auth = useT(authText)
  const navigate = useNavigate()
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame }) ?? {}
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const ownImage = useMe()?.person.image
  useEvent(messageEvent, refreshMe)

  const leave = async () => {
    setAsking(false)
    setLeaving(true)
    await signOut()
    await navigate({ to: '/login' })
  }
  if (leaving)
    return (
      <main role="status" className="flex min-h-dvh items-center justify-center gap-3 font-semibold">
        <Spinner />
        {auth('logout.leaving')}
      </main>
    )

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
      {frame.title === undefined ? null : <DashboardHeader title={frame.title} welcome={frame.welcome} />}
      <main id="content" tabIndex={-1} className={classes('flex-1 outline-none', frame.fill ? 'min-h-0' : 'px-safe-4 pb-6 md:px-8')}>
        {children}
      </main>
      {frame.barless ? null : <BottomBar onLogout={ask} />}
      <MatchMoment ownImage={ownImage} onMessage={(uid) => openMessages(navigate, uid)} onChanged={refreshMe} />
      <LogoutDialog open={asking} onOpenChange={setAsking} onConfirm={() => void leave()} />
    </div>
  )
}
