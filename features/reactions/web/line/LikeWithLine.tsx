import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import type { LikeWithLineProps } from './LikeWithLineDialog.tsx'

const LikeWithLineDialog = lazyDialog(async () => (await import('./LikeWithLineDialog.tsx')).LikeWithLineDialog)

/** A sheet that likes one photo or answer of a member, with a line if the viewer wants; open while there is an `item`. */
export const LikeWithLine = (props: LikeWithLineProps) => <LikeWithLineDialog {...props} open={props.item !== null} />
