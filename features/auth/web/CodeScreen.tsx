import { type SyntheticEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { platformErrors } from '#platform/shared/errors.ts'
import { call } from '#platform/web/call.ts'
import { errorBody, showFailure } from '#platform/web/errors.ts'
import { adoptLanguage, useErrorText, useT } from '#platform/web/i18n.tsx'
import { startSession } from '#platform/web/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { CodeField } from '#platform/web/ui/CodeField.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Code, verifyEmail } from '../contract.ts'
import { authText } from '../locales/text.ts'
import { AddressForm } from './AddressForm.tsx'
import type { CodePurpose } from './code-purpose.ts'
import { dropPendingCode, type PendingCode, pendingCode } from './pending-code.ts'
import { ResendButton } from './ResendButton.tsx'

interface CodeScreenProps {
  type: CodePurpose
  onVerified: () => void
  onOtherAddress: () => void
}

/** Takes the mailed code. Opened without a known address it asks for one first. */
export const CodeScreen = ({ type, onVerified, onOtherAddress }: CodeScreenProps) => {
  const [pending, setPending] = useState<PendingCode | null>(pendingCode)
  if (pending === null) return <AddressForm type={type} onSent={setPending} />
  return <CodeForm type={type} pending={pending} onResent={setPending} onVerified={onVerified} onOtherAddress={onOtherAddress} />
}

const CodeForm = (props: CodeScreenProps & { pending: PendingCode; onResent: (pending: PendingCode) => void }) => {
  const { type, pending, onResent, onVerified, onOtherAddress } = props
  const t = useT(authText)
  const explain = useErrorText()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  const verify = useMutation({
    mutationFn: (given: string) => call(verifyEmail, { body: { email: pending.email, code: given } }),
    onSuccess: async ({ data: { user, token } }) => {
      dropPendingCode()
      startSession(user, token)
      await adoptLanguage(user.locale)
      onVerified()
    },
    onError: (error) => {
      const body = errorBody(error)
      // Room for the next try.
      setCode('')
      // Under the field says it best; anything else than a refusal of the code is told at the top.
      if (body?.code?.startsWith('auth.')) setProblem(body.message)
      else showFailure(error)
    },
  })
  const submit = (given: string) => {
    if (verify.isPending) return
    const malformed = Code.safeParse(given).error?.issues[0]?.message
    setProblem(given === '' ? explain(platformErrors.required.code) : explain(malformed))
    if (malformed === undefined) verify.mutate(given)
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('code.title')}</Heading>
        <p className="text-soft">
          {t('code.sent', { email: pending.email })} {t('code.lifetime')}
        </p>
      </div>
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
        <Button type="submit" wide busy={verify.isPending}>
          {t('code.verify')}
        </Button>
      </form>
      <div className="flex flex-col items-center gap-1 text-center">
        <p className="text-sm text-soft">{t('code.noMail')}</p>
        <ResendButton type={type} pending={pending} onResent={onResent} />
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            dropPendingCode()
            onOtherAddress()
          }}
        >
          {t('code.otherAddress')}
        </Button>
      </div>
    </div>
  )
}
