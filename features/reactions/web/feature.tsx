import type { WebFeature } from '#platform/web/feature.ts'
import { dropPairState } from './drop-pair-state.ts'
import { keptListQueries, refreshLists } from './lists/list-queries.ts'
import { MatchDialog } from './MatchDialog.tsx'

/** Likes, dislikes, matches and blocks. */
export const reactionsFeature: WebFeature = {
  name: 'reactions',
  Live: MatchDialog,
  onMemberGone: () => void refreshLists(),
  onMatchChanged: refreshLists,
  keptQueries: keptListQueries,
  dropPairState,
}
