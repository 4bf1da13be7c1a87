import { useNavigate } from '@tanstack/react-router'
import { refreshMe } from '#features/account/web/index.ts'
import { PeopleListScreen } from '#features/reactions/web/index.ts'
import { openConversationScreen } from '../open-conversation-screen.ts'
import { type LikesList, LikesTabs } from './LikesTabs.tsx'

/** One of the four lists of likes, under tabs that lead to the others. */
export const LikesArea = ({ list }: { list: LikesList }) => {
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-4">
      <LikesTabs open={list} />
      <PeopleListScreen key={list} list={list} onMessage={(uid) => openConversationScreen(navigate, uid)} onChanged={refreshMe} />
    </div>
  )
}
