import { createFileRoute } from '@tanstack/react-router'
import { LikesArea } from '../../likes/LikesArea.tsx'

export const Route = createFileRoute('/dashboard/dislikes')({
  staticData: { frame: { title: 'nav.dislikes' } },
  component: () => <LikesArea list="dislikes" />,
})
