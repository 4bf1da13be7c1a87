import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { profilesText } from '../../locales/text.ts'
import type { EditValues } from './edit-form.ts'

const most = 5
const suggested = ['suggestions.sunday', 'suggestions.laugh', 'suggestions.food'] as const

/** Fields for up to five questions with answers; new ones start with a suggested question. */
export const PromptsField = () => {
  const t = useT(profilesText)
  const { register, control, formState } = useFormContext<EditValues>()
  const prompts = useFieldArray({ control, name: 'prompts' })
  const add = () => {
    const taken = new Set(prompts.fields.map(({ question }) => question))
    const question = suggested.map((key) => t(key)).find((known) => !taken.has(known)) ?? ''
    prompts.append({ question, answer: '' })
  }
  return (
    <div className="flex flex-col gap-4">
      {prompts.fields.map((prompt, index) => {
        const errors = formState.errors.prompts?.[index]
        return (
          <fieldset key={prompt.id} className="relative flex flex-col gap-4 rounded-control bg-ground p-4">
            <legend className="sr-only">{t('edit.prompt', { number: index + 1 })}</legend>
            <TextField
              label={t('edit.question')}
              maxLength={120}
              error={errors?.question?.message}
              className="pr-12"
              {...register(`prompts.${index}.question`)}
            />
            <TextArea
              rows={2}
              label={t('edit.answer')}
              maxLength={300}
              error={errors?.answer?.message}
              {...register(`prompts.${index}.answer`)}
            />
            <IconButton
              label={t('edit.removePrompt', { number: index + 1 })}
              icon={<Trash aria-hidden className="size-5" />}
              onClick={() => prompts.remove(index)}
              className="absolute top-2 right-2 text-soft"
            />
          </fieldset>
        )
      })}
      {prompts.fields.length < most ? (
        <Button variant="secondary" size="sm" icon={<Plus aria-hidden className="size-4" />} onClick={add} className="self-start">
          {t('edit.addPrompt')}
        </Button>
      ) : null}
    </div>
  )
}
