import { useFormat } from '#platform/web/i18n.tsx'
import type { FieldAnswer, ProfileField } from '../contract.ts'
import { formatAnswer } from './answer-words.ts'
import { useProfileFields } from './profile-field-queries.ts'

const none: readonly FieldAnswer[] = []

/** Returns answers as text in the reader's language, in the order of the fields. Loads nothing without answers; an older server sends none. */
export const useAnswersInWords = (answers: readonly FieldAnswer[] = none): { field: ProfileField; words: string }[] => {
  const format = useFormat()
  const { data: fields = [] } = useProfileFields({ enabled: answers.length > 0 })
  return fields.flatMap((field) => {
    const answer = answers.find(({ id }) => id === field.id)
    const words = answer && formatAnswer(field, answer.value, format)
    return words === undefined ? [] : [{ field, words }]
  })
}
