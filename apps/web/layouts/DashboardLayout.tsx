import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { authText } from '#features/auth/locales/text.ts'
import { signOut } from '#features/auth/web/index.ts'
import { finishPhotoRemovals } from '#features/profiles/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'

/** The layout of a member's screens. Without a session it renders `visitor` instead, so that no screen sends requests. */
export const DashboardLayout = ({ children, visitor = null }: { children: ReactNode; visitor?: ReactNode }) => {
  const t = useT(authText)
  const navigate = useNavigate()
  const signedIn = useSession((session) => session._ndloo_token !== null)
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    await finishPhotoRemovals()
    await signOut()
    await navigate({ to: '/login' })
  }
  if (leaving)
    return (
      <main className="grid min-h-dvh place-items-center">
        <p role="status" className="flex gap-3 font-semibold">
          <Spinner />
          {t('logout.leaving')}
        </p>
      </main>
    )
  if (!signedIn) return visitor
  return <DashboardFrame onLogout={() => void leave()}>{children}</DashboardFrame>
}
