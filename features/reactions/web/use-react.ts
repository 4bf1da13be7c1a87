import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { showFailure } from '#platform/web/errors.ts'
import { say } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toast.ts'
import { toggleReaction } from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { forgetMatch, type Matched, tellMatch } from './match-store.ts'
import { keepReaction, type ReactionState } from './reaction-store.ts'

export type ReactionAction = 'like' | 'unlike' | 'dislike' | 'undislike'
const leadsTo: Record<ReactionAction, ReactionState> = { like: 'liked', unlike: 'none', dislike: 'disliked', undislike: 'none' }

interface Deed {
  person: Matched
  action: ReactionAction
}

/**
 * Likes, passes, or takes it back. The screen changes at once and the server's word wins: a refusal is shown and undone.
 * `onDone` runs after the server has agreed.
 */
export const useReact = ({ onDone }: { onDone?: (uid: string) => void } = {}) => {
  const mutation = useMutation({
    mutationFn: ({ person, action }: Deed) => call(toggleReaction, { params: { action }, query: { uid: person.id } }),
    onMutate: ({ person, action }: Deed) => ({ before: keepReaction(person.id, leadsTo[action]) }),
    onSuccess: ({ data: { reaction, matched } }, { person, action }) => {
      keepReaction(person.id, reaction)
      if (action === 'like' && matched) tellMatch(person)
      if (action !== 'like') forgetMatch(person.id)
      onDone?.(person.id)
    },
    onError: (error, { person }, context) => {
      keepReaction(person.id, context?.before)
      showFailure(error)
    },
  })
  const react = (person: Matched, action: ReactionAction): void => {
    mutation.mutate({ person, action })
    if (action !== 'dislike') return
    showInfo(say(reactionsText, 'passed', { name: person.firstname }), {
      action: { label: say(reactionsText, 'undo'), onAction: () => mutation.mutate({ person, action: 'undislike' }) },
    })
  }
  return react
}
