import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import ListCheck from 'lucide-react/icons/list-check'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Quote from 'lucide-react/icons/quote'
import Sparkles from 'lucide-react/icons/sparkles'
import { membersText, useVocabulary } from '#features/members/web/index.ts'
import { useProfileFields } from '#features/profile-fields/web/index.ts'
import type { SuggestionReason } from '#features/suggestions/contract.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { matchesText } from '../../locales/text.ts'
import type { PickCard } from '../../picks-contract.ts'

const icons = { interest: Sparkles, goal: HeartHandshake, language: MessageCircle, prompt: Quote, field: ListCheck, near: MapPin }
const line = 'flex min-w-0 items-start gap-1.5'
const sign = 'mt-0.5 size-3.5 shrink-0'

/** Returns a function that words a reason; it returns undefined for an answer to a field that is unknown. */
const useReasonWords = (reasons: readonly SuggestionReason[]) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { locale } = useFormat()
  const { interest, goal, language } = useVocabulary()
  const { data: fields = [] } = useProfileFields({ enabled: reasons.some(({ kind }) => kind === 'field') })
  const fieldWords = (id: string | undefined, choiceId: string): string | undefined => {
    const field = fields.find((one) => one.id === id)
    const choice = field?.choices.find((one) => one.id === choiceId)
    return field && choice && t('picks.field', { label: field.label, answer: choice.label })
  }
  // Inside a sentence, the names of goals have no capital.
  const inside = (name: string) => name.toLocaleLowerCase(locale)
  return ({ kind, value, field }: SuggestionReason): string | undefined => {
    const id = String(value ?? '')
    if (kind === 'interest') return t('picks.interest', { interest: interest(id) })
    if (kind === 'goal') return t('picks.goal', { goal: inside(goal(id)) })
    if (kind === 'language') return t('picks.language', { language: language(id) })
    if (kind === 'field') return fieldWords(field, id)
    if (kind === 'prompt') return t('picks.prompt')
    return Number(value) === 0 ? members('nearby') : members('distance', { count: Number(value) })
  }
}

/** Says in at most two lines why somebody is a pick: a like for the viewer, and what the two share. */
export const PickReasons = ({ person: { hint, reasons } }: { person: PickCard }) => {
  const t = useT(matchesText)
  const wordsOf = useReasonWords(reasons)
  const likes = hint?.kind === 'likes_you'
  return (
    <ul className="flex min-w-0 flex-col gap-0.5 text-sm leading-snug">
      {likes ? (
        <li className={`${line} font-semibold text-primary`}>
          <Heart aria-hidden className={`${sign} fill-current`} />
          <span className="line-clamp-2">{t('hint.likesYou')}</span>
        </li>
      ) : null}
      {reasons.slice(0, likes ? 1 : 2).map((reason) => {
        const Icon = icons[reason.kind]
        const words = wordsOf(reason)
        return words === undefined ? null : (
          <li key={reason.kind} className={`${line} text-soft`}>
            <Icon aria-hidden className={`${sign} text-lagoon`} strokeWidth={2.25} />
            <span className="line-clamp-2">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
