import { createFileRoute } from '@tanstack/react-router'
import { LikesArea } from '../../likes/LikesArea.tsx'
import { pickStringParameters } from '../../search.ts'

/** The members whom the viewer likes; with `tab=matches`, those who like the viewer back. */
const Likes = () => {
  const { tab } = Route.useSearch()
  return <LikesArea list={tab === 'matches' ? 'matches' : 'likes'} />
}

export const Route = createFileRoute('/dashboard/likes')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'tab'),
  staticData: { frame: { title: 'nav.likes' } },
  component: Likes,
})
