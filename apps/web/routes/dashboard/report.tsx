import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ReportScreen } from '#features/moderation/web/index.ts'
import { cachedFirstName } from '#features/profiles/web/index.ts'
import { blockMember, unblockMember } from '#features/reactions/web/index.ts'
import { stringParameters } from '../../search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The member chose to block the reported one. Kept in the history state; the URL has only the reported member. */
    block?: boolean
  }
}

const Reported = ({ uid }: { uid: string | undefined }) => {
  const block = useLocation({ select: ({ state }) => state.block === true })
  // Read once, because a block removes the profile from the cache.
  const [name] = useState(() => (uid === undefined ? undefined : cachedFirstName(uid)))
  return (
    <ReportScreen uid={uid} name={name} block={block} onBlock={() => blockMember(uid ?? '')} onUnblock={() => unblockMember(uid ?? '')} />
  )
}

const ReportRoute = () => {
  const { uid } = Route.useSearch()
  return <Reported key={uid} uid={uid} />
}

export const Route = createFileRoute('/dashboard/report')({
  validateSearch: (search: Record<string, unknown>) => stringParameters(search, 'uid'),
  staticData: { frame: { title: 'header.report' } },
  component: ReportRoute,
})
