import type { WebFeature } from '#platform/web/feature.ts'
import { dropPairState } from './drop-pair-state.ts'
import { keptListQueries, refreshLists } from './lists/list-queries.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { UnmatchQuestion } from './UnmatchQuestion.tsx'

/** Likes, dislikes, matches and blocks. */
export const reactionsFeature: WebFeature = {
  name: 'reactions',
  Live: (context) => (
    <>
      <MatchDialog {...context} />
      <UnmatchQuestion />
    </>
  ),
  onMemberGone: () => void refreshLists(),
  onMatchChanged: refreshLists,
  keptQueries: keptListQueries,
  dropPairState,
}
