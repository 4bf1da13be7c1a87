export { MatchMoment } from './MatchMoment.tsx'
export { type ReactionState, useReactionStates, useReactionTo } from './reaction-store.ts'
export { DislikeButton, LikeButton } from './ReactionButtons.tsx'
export { type ReactionAction, useReact } from './use-react.ts'
