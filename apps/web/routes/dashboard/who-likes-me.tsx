import { createFileRoute } from '@tanstack/react-router'
import { LikesArea } from '../../likes/LikesArea.tsx'

export const Route = createFileRoute('/dashboard/who-likes-me')({
  staticData: { frame: { title: 'nav.whoLikesMe' } },
  component: () => <LikesArea list="admirers" />,
})
