import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { shownProofOf } from '#features/matches/web/index.ts'
import { ReportScreen } from '#features/moderation/web/index.ts'
import { cachedFirstName } from '#features/profiles/web/index.ts'
import { blockMember, unblockMember, useBlockOverride } from '#features/reactions/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Reported = ({ uid = '' }: { uid: string | undefined }) => {
  // Read once, because a block removes the profile from the cache.
  const [cached] = useState(() => cachedFirstName(uid))
  const mark = useBlockOverride(uid)
  const name = mark?.name ?? cached
  const person = { id: uid, firstname: name }
  return (
    <ReportScreen
      uid={uid}
      name={name}
      isBlocked={mark?.blocked}
      shownProof={shownProofOf(uid)}
      onBlock={() => blockMember(person)}
      onUnblock={() => unblockMember(person)}
    />
  )
}

const ReportRoute = () => {
  const { uid } = Route.useSearch()
  return <Reported key={uid} uid={uid} />
}

export const Route = createFileRoute('/dashboard/report')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'uid'),
  staticData: { frame: { title: 'header.report', parent: '/dashboard/matches', column: 'narrow', takingPart: true } },
  component: ReportRoute,
})
