import { useRef, useState } from 'react'
import type * as z from 'zod'
import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { contactUs } from '../contract.ts'
import { publicText } from '../locales/public/text.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const fields = ['name', 'email', 'message'] as const
const resolver = schemaResolver(async () => (await import('../contract.ts')).contactUs.body)

/** Initial values of the form: name and email address of a signed-in member. */
const known = () => {
  const { user } = useSession.getState()
  return { name: user === null ? '' : `${user.firstname} ${user.lastname}`.trim().slice(0, 80), email: user?.email ?? '', message: '' }
}

/** The contact form. `onSent` gets the email address of the sender. */
export const ContactForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useT(publicText)
  const explain = useErrorText()
  const [problem, setProblem] = useState<string>()
  // A second click may come before the form is rendered as busy, or after it was sent and before it is gone.
  const sending = useRef(false)
  const live = useHydrated()
  const [initial] = useState(known)
  const form = useSchemaForm(resolver, initial)
  const { errors, isSubmitting } = form.formState
  // Errors of the server are sentences, errors of the schema are codes.
  const problemOf = (name: (typeof fields)[number]) =>
    errors[name]?.type === 'server' ? errors[name].message : explain(errors[name]?.message)

  const send = async (body: z.infer<typeof contactUs.body>) => {
    setProblem(undefined)
    try {
      await call(contactUs, { body })
      onSent(body.email)
    } catch (error) {
      const response = errorBody(error)
      for (const name of fields) {
        const [sentence] = response?.errors?.[name] ?? []
        if (sentence !== undefined) form.setError(name, { type: 'server', message: sentence })
      }
      setProblem(response?.message ?? t('contact.failed'))
      sending.current = false
    }
  }

  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        void form.handleSubmit(send, () => void (sending.current = false))(event)
      }}
      className="noscript:hidden"
    >
      <fieldset disabled={!live} className="flex flex-col gap-5">
        <TextField label={t('contact.name')} autoComplete="name" maxLength={80} error={problemOf('name')} {...form.register('name')} />
        <TextField
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={problemOf('email')}
          {...form.register('email')}
        />
        <TextArea
          label={t('contact.message')}
          hint={t('contact.hint')}
          rows={6}
          maxLength={4000}
          error={problemOf('message')}
          {...form.register('message')}
        />
        <div role="alert">
          {problem === undefined ? null : <p className="rounded-control bg-danger-tint p-3.5 text-sm font-medium text-danger">{problem}</p>}
        </div>
        <Button type="submit" busy={isSubmitting} className="sm:self-start">
          {t('contact.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
