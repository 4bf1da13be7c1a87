import type { WebFeature } from '#platform/web/feature.ts'
import { dropPairState } from './drop-pair-state.ts'
import { refreshLists } from './lists/list-queries.ts'
import { MatchDialog } from './MatchDialog.tsx'

/** Likes, dislikes, matches and blocks. */
export const reactionsFeature: WebFeature = {
  name: 'reactions',
  Live: MatchDialog,
  onMemberGone: () => void refreshLists(),
  onMatchChanged: refreshLists,
  dropPairState,
}
