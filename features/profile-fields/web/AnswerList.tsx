import Lock from 'lucide-react/icons/lock'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { FieldAnswer, ProfileField } from '../contract.ts'
import { profileFieldsText } from '../locales/text.ts'
import { useAnswersInWords } from './use-answers.ts'

interface AnswerListProps {
  /** Absent in the response of an older server. */
  answers: readonly FieldAnswer[] | undefined
  /**
   * `owner`: notes say what others do not see. `preview`: hidden answers are left out here. Undefined for another member: the server has left them
   * out.
   */
  reader?: 'owner' | 'preview' | undefined
}

/** Returns the note for the owner about who sees an answer; null if everybody does. */
const noteOf = ({ retired, visible_to }: ProfileField): 'retired' | 'audience.matches' | 'audience.nobody' | null => {
  if (retired) return 'retired'
  return visible_to === 'everybody' ? null : `audience.${visible_to}`
}

/** The answers of a member to the operator's fields; renders nothing without any. */
export const AnswerList = ({ answers, reader }: AnswerListProps) => {
  const t = useT(profileFieldsText)
  const shown = useAnswersInWords(answers).flatMap(({ field, words }) => {
    const note = noteOf(field)
    return reader === 'preview' && note !== null ? [] : [{ field, words, note: reader === 'owner' ? note : null }]
  })
  if (shown.length === 0) return null
  return (
    <section className="flex flex-col gap-2.5">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <dl className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {shown.map(({ field, words, note }) => (
          <div key={field.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
            <dt className="text-sm text-soft">
              <bdi>{field.label}</bdi>
            </dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi>{words}</bdi>
            </dd>
            {note === null ? null : (
              <dd className="flex w-full items-center gap-1.5 text-sm text-soft">
                <Lock aria-hidden className="size-4 shrink-0" />
                {t(note)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
