import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { authText, NewPasswordFields, toastFormError, useFieldErrorText, useOneAtATime } from '#features/auth/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { startSession } from '#platform/web/client/session.ts'
import { applyAccountLanguage, interpolateElements, useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { confirmImported } from '../contract.ts'
import { importsText } from '../locales/text.ts'

const resolver = schemaResolver(async () => (await import('../contract.ts')).confirmImported.body)

/** A link to a page in a new tab, so that the form keeps its input. */
const page = (href: string, words: string) => (
  <a href={href} target="_blank" rel="noopener" className="font-semibold text-primary underline underline-offset-4">
    {words}
  </a>
)

interface ConfirmFormProps {
  linkKey: string
  onConfirmed: (shown: boolean) => void
}

/** The form that confirms an imported account: password, terms, and whether others may see the profile, which is off by default. */
export const ConfirmForm = ({ linkKey, onConfirmed }: ConfirmFormProps) => {
  const t = useT(importsText)
  const words = useT(authText)
  const explain = useFieldErrorText()
  const form = useSchemaForm(resolver, { key: linkKey, password: '', confirmPassword: '', shown: false })
  const { errors } = form.formState
  const confirm = useMutation({
    mutationFn: (body: z.output<typeof confirmImported.body>) => call(confirmImported, { body }),
    onSuccess: async ({ data: { user, token } }, { shown }) => {
      startSession(user, token)
      await applyAccountLanguage(user.locale)
      showSuccess(t('confirm.done'))
      onConfirmed(shown)
    },
    onError: (error) => toastFormError(form, error, t('confirm.failed')),
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => confirm.mutateAsync(values))
  const terms = { terms: page('/terms&conditions', words('signUp.termsLink')), privacy: page('/privacy', words('signUp.privacyLink')) }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(submit)
      }}
      className="flex flex-col gap-5"
    >
      <NewPasswordFields errors={errors} register={(name) => form.register(name)} />
      <RadioGroup
        name="shown"
        label={t('confirm.who')}
        value={form.watch('shown') ? 'now' : 'later'}
        onChange={({ target }) => form.setValue('shown', target.value === 'now')}
        options={[
          { value: 'later', label: t('confirm.later'), hint: t('confirm.laterHint') },
          { value: 'now', label: t('confirm.now') },
        ]}
      />
      <Checkbox
        label={interpolateElements(words('signUp.terms'), terms)}
        error={explain(errors.accept_terms)}
        {...form.register('accept_terms')}
      />
      <Button type="submit" wide busy={confirm.isPending}>
        {t('confirm.submit')}
      </Button>
    </form>
  )
}
