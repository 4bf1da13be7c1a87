import { useMatches, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { LogoutDialog } from '#features/auth/web/index.ts'
import { UnsentWarning } from '#features/chat/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { FrameContext } from '#platform/web/feature.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { features } from '../features.ts'
import { openConversationScreen } from '../open-conversation-screen.ts'
import { columnClasses, fillScreenClasses } from './column-classes.ts'
import { BottomBar } from './navigation/BottomBar.tsx'
import { DashboardHeader } from './header/DashboardHeader.tsx'
import { useSidebarState } from './navigation/sidebar-state.ts'
import { Sidebar } from './navigation/Sidebar.tsx'
import { useApplyMemberEvents } from './use-apply-member-events.ts'
import { useUnreadBadge } from './navigation/use-unread-badge.ts'

/** Loaded on demand, because only guests see this notice. */
const GuestNotice = lazy(async () => ({ default: (await import('./GuestNotice.tsx')).GuestNotice }))

/** Counts that are announced to screen readers when they change. */
const announcedCounts = [{ count: 'messages' }, { count: 'likes' }] as const

/** Navigation, header and content of a dashboard screen, configured by `frame` in its route. */
export const DashboardFrame = ({ children, onLogout }: { children: ReactNode; onLogout: () => void }) => {
  const t = useT(siteText)
  const navigate = useNavigate()
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame }) ?? {}
  const [confirmingLogout, setConfirmingLogout] = useState(false)
  const small = useSidebarState((drawer) => drawer.collapsed)
  const takesPart = useCanParticipate()
  const badge = useUnreadBadge(announcedCounts)
  const context: FrameContext = {
    ownPhoto: useMe().data?.person.images[0] ?? null,
    onCountsChanged: refreshMe,
    openConversation: (uid) => openConversationScreen(navigate, uid),
  }
  useApplyMemberEvents()

  const confirmLogout = () => setConfirmingLogout(true)
  const guestNotice = (
    <Suspense>
      <GuestNotice />
    </Suspense>
  )
  const content = frame.takingPart && !takesPart ? guestNotice : children
  return (
    <div
      className={classes(
        'flex flex-col',
        small ? 'md:ps-20' : 'md:ps-60',
        frame.fullHeight ? 'h-dvh' : classes('min-h-dvh', fillScreenClasses.root),
        frame.hideBottomBar ? undefined : 'max-md:pb-safe-16',
      )}
    >
      <a
        href="#content"
        className="fixed top-2 start-2 z-50 rounded-control bg-card px-4 py-3 font-semibold shadow-float not-focus-visible:sr-only"
      >
        {t('nav.skip')}
      </a>
      <Sidebar onLogout={confirmLogout} />
      {features.map(({ name, Banner }) => Banner && <Banner key={name} />)}
      {frame.title === undefined ? null : <DashboardHeader {...frame} title={frame.title} />}
      <main
        id="content"
        tabIndex={-1}
        className={classes('flex-1 outline-none', frame.fullHeight ? 'min-h-0' : classes('px-safe-4 pb-6 md:px-8', fillScreenClasses.main))}
      >
        {frame.fullHeight ? (
          content
        ) : (
          <div className={classes('mx-auto w-full max-w-6xl', fillScreenClasses.column)}>
            <div className={classes(columnClasses[frame.column ?? 'wide'], fillScreenClasses.column)}>{content}</div>
          </div>
        )}
      </main>
      {frame.hideBottomBar ? null : <BottomBar onLogout={confirmLogout} />}
      {features.map(({ name, Live }) => Live && <Live key={name} {...context} />)}
      <LiveRegion message={badge?.label ?? ''} />
      <LogoutDialog open={confirmingLogout} onOpenChange={setConfirmingLogout} onConfirm={onLogout} warning={<UnsentWarning />} />
    </div>
  )
}
