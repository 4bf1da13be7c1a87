import type { WebFeature } from '#platform/web/feature.ts'
import { clearPairState } from './clear-pair-state.ts'
import { offlineListQueries, refreshLists } from './lists/list-queries.ts'
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
  offlineQueries: offlineListQueries,
  clearPairState,
}
