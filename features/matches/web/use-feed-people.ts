import { useReactionStates } from '#features/reactions/web/index.ts'
import { mergePages, type FeedPerson, type useMatchFeed } from './match-queries.ts'

/** The people of the feed without a reaction. One with a reaction leaves at once, and returns if the server rejects it. */
export const useFeedPeople = ({ data }: ReturnType<typeof useMatchFeed>): FeedPerson[] => {
  const states = useReactionStates()
  return mergePages(data?.pages ?? []).filter(({ person: { id } }) => (states[id] ?? 'none') === 'none')
}
