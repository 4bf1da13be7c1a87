import type { ComponentProps } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'
import { useOfferedIds } from './use-offered-ids.ts'

interface PromptSelectProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  /** Ids of prompts that are answered already. */
  taken: readonly string[]
  /** The chosen id, or empty. A retired prompt that is chosen stays in the list. */
  chosen: string
}

/** A select field for a prompt; it accepts the props of a form library registration. */
export const PromptSelect = ({ taken, chosen, ...field }: PromptSelectProps) => {
  const t = useT(vocabularyText)
  const { ready, ids, nameOf } = useOfferedIds('prompts', [chosen])
  const free = ids.filter((id) => !taken.includes(id))
  return (
    <SelectField
      {...field}
      placeholder={ready ? t('picker.choosePrompt') : ''}
      options={free.map((id) => ({ value: id, label: nameOf(id) }))}
    />
  )
}
