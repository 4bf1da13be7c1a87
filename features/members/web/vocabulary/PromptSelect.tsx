import type { ComponentProps } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'
import { promptIds } from '../../vocabulary-contract.ts'
import { useVocabulary } from './use-vocabulary.ts'

interface PromptSelectProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  /** Ids of prompts that are answered already. */
  taken: readonly string[]
}

/** A select field for a prompt; it accepts the props of a form library registration. */
export const PromptSelect = ({ taken, ...field }: PromptSelectProps) => {
  const t = useT(vocabularyText)
  const { ready, prompt } = useVocabulary()
  const free = promptIds.filter((id) => !taken.includes(id))
  return (
    <SelectField
      {...field}
      placeholder={ready ? t('picker.choosePrompt') : ''}
      options={free.map((id) => ({ value: id, label: prompt(id) }))}
    />
  )
}
