import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { aboutLimits } from '#features/members/about-contract.ts'
import { isPromptId } from '#features/members/vocabulary-contract.ts'
import { PromptSelect } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { profilesText } from '../../locales/text.ts'
import type { ProfileFormValues } from './edit-form.ts'

const isTyped = (question: string): boolean => question !== '' && !isPromptId(question)

/** Fields for up to five answers to chosen questions. A question that an older release let the member type stays a text. */
export const PromptsField = () => {
  const t = useT(profilesText)
  const { register, control, formState } = useFormContext<ProfileFormValues>()
  const prompts = useFieldArray({ control, name: 'prompts' })
  const asked = useWatch({ control, name: 'prompts' }).map(({ question }) => question)
  return (
    <div className="flex flex-col gap-4">
      {prompts.fields.map((prompt, index) => {
        const errors = formState.errors.prompts?.[index]
        const question = { label: t('edit.question'), error: errors?.question?.message, ...register(`prompts.${index}.question`) }
        return (
          <fieldset key={prompt.id} className="relative flex flex-col gap-4 rounded-control bg-ground p-4">
            <legend className="sr-only">{t('edit.prompt', { number: index + 1 })}</legend>
            <p aria-hidden className="text-sm font-semibold text-soft">
              {t('edit.prompt', { number: index + 1 })}
            </p>
            {isTyped(prompt.question) ? (
              <TextField maxLength={120} {...question} />
            ) : (
              <PromptSelect taken={asked.filter((_, other) => other !== index)} chosen={asked[index] ?? ''} {...question} />
            )}
            <TextArea
              rows={2}
              label={t('edit.answer')}
              maxLength={aboutLimits.answerLength}
              error={errors?.answer?.message}
              {...register(`prompts.${index}.answer`)}
            />
            <IconButton
              label={t('edit.removePrompt', { number: index + 1 })}
              icon={<Trash aria-hidden className="size-5" />}
              onClick={() => prompts.remove(index)}
              className="absolute top-1 end-2 text-soft"
            />
          </fieldset>
        )
      })}
      {prompts.fields.length < aboutLimits.prompts ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => prompts.append({ question: '', answer: '' })}
          className="self-start"
        >
          {t('edit.addPrompt')}
        </Button>
      ) : null}
    </div>
  )
}
