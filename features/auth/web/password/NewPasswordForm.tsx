import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

interface NewPasswordFormProps extends ComponentProps<typeof NewPasswordFields> {
  title: ReactNode
  text: ReactNode
  /** The account, which password managers store with the password. */
  email: string
  submitLabel: ReactNode
  busy: boolean
  /** Sends the form; one at a time. */
  onSubmit: () => Promise<unknown>
  /** Shown below the form. */
  children?: ReactNode
}

/** A screen that asks for nothing but a new password. */
export const NewPasswordForm = ({ title, text, email, submitLabel, busy, onSubmit, children, ...fields }: NewPasswordFormProps) => {
  const once = useOneAtATime()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{title}</Heading>
        <p className="wrap-anywhere text-soft">{text}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          once(onSubmit)
        }}
        className="flex flex-col gap-5"
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields {...fields} />
        <Button type="submit" wide busy={busy}>
          {submitLabel}
        </Button>
      </form>
      {children}
    </div>
  )
}
