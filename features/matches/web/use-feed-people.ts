import { useReactionStates } from '#features/reactions/web/index.ts'
import { type FeedPages, mergePages, type FeedPerson, type useMatchFeed } from './match-queries.ts'

/** The people of the feed without a reaction. A person leaves at once after a reaction, and returns if the server rejects it. */
export const useFeedPeople = ({ data }: ReturnType<typeof useMatchFeed>): FeedPerson[] => {
  const states = useReactionStates()
  return mergePages(data?.pages ?? []).filter(({ person: { id } }) => (states[id] ?? 'none') === 'none')
}

/** Whether an empty feed once had people, to whom the member has reacted. */
export const hasSeenPeople = (pages: FeedPages['pages']): boolean =>
  pages[0]?.seen_everyone === true || pages.some(({ people }) => people.length > 0)
