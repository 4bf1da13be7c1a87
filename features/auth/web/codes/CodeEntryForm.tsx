import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { platformErrors } from '#platform/shared/errors.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { CodeField } from '#platform/web/ui/fields/CodeField.tsx'
import { authErrors, isSixDigitCode } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { toastError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

export interface CodeEntryProps<T> {
  /** Sends the code to the server. */
  verify: (code: string) => Promise<T>
  onRight: (answer: T) => void | Promise<void>
  submitLabel?: string
  /** Error message to show if the server sends none. */
  failure?: string
}

/** Field for a code that was mailed or texted; submits as soon as six digits are entered. */
export const CodeEntryForm = <T,>({ verify, onRight, submitLabel, failure }: CodeEntryProps<T>) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useErrorText()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  const judge = useMutation({
    mutationFn: verify,
    onSuccess: (answer) => onRight(answer),
    onError: (error) => {
      const body = errorBody(error)
      // Empty the field for the next try.
      setCode('')
      // Errors of the code are shown under the field, all others as a toast.
      if (body?.code?.startsWith('auth.')) setProblem(body.message)
      else toastError(error, failure ?? words('failures.again'))
    },
  })
  const once = useOneAtATime()
  const submit = (given: string) => {
    // A wrong code empties the field. Keep the message about it.
    if (given === '' && problem !== undefined) return
    const malformed = isSixDigitCode(given) ? undefined : authErrors.code_malformed.code
    setProblem(explain(given === '' ? platformErrors.required.code : malformed))
    if (malformed === undefined) once(() => judge.mutateAsync(given))
  }

  return (
    <form
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        submit(code)
      }}
      className="flex flex-col gap-5"
    >
      <CodeField
        label={t('code.label')}
        autoFocus
        value={code}
        error={problem}
        onChange={(given) => {
          setCode(given)
          setProblem(undefined)
        }}
        onComplete={submit}
      />
      <Button type="submit" wide busy={judge.isPending}>
        {submitLabel ?? t('code.verify')}
      </Button>
    </form>
  )
}
