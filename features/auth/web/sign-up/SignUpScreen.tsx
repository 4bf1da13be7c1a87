import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { registrationText, SignUpClosed, SignUpNotice, useRegistrationMode, sendWithProofOfWork } from '#features/registration/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ProgressBar } from '#platform/web/ui/states/ProgressBar.tsx'
import { type Registration, signUp } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { ContactAndPasswordFields } from './ContactAndPasswordFields.tsx'
import { AuthLink } from '../AuthLink.tsx'
import { PhoneLoginLink } from '../PhoneLoginLink.tsx'
import { FormError } from '../FormError.tsx'
import { savePendingCode } from '../codes/pending-code.ts'
import { saveRegistrationSecret } from './registration-secret.ts'
import { InvitationField } from './InvitationField.tsx'
import { NameGenderAndAgeFields } from './NameGenderAndAgeFields.tsx'
import { hasEmptyField, isSignUpField, stepOfFields, signUpSteps, useSignUpForm } from './sign-up-form.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

/** A translation key, or a message from the server. */
type Problem = { key: 'errors.fill_in_all' | 'signUp.failed' } | { said: string }

/** Sign-up form in two steps; `onCodeSent` runs when the code was mailed. */
export const SignUpScreen = ({ redirect, onCodeSent }: { redirect?: string | undefined; onCodeSent: () => void }) => {
  const t = useT(authText)
  const words = useT(registrationText)
  const mode = useRegistrationMode()
  const locale = useLanguage((language) => language.locale)
  const form = useSignUpForm()
  const [step, setStep] = useState<0 | 1>(0)
  const [problem, setProblem] = useState<Problem>()

  const stepLine = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Scroll to the top and move focus, so that screen readers announce the new step.
    scrollTo({ top: 0 })
    stepLine.current?.focus({ preventScroll: true })
  }, [step])

  const register = useMutation({
    mutationFn: (body: z.output<typeof Registration>) =>
      sendWithProofOfWork(body.email, (proof) => call(signUp, { body: { ...body, proof } })),
    onSuccess: ({ data }) => {
      savePendingCode('verify-email', data.email, data.resend_after)
      saveRegistrationSecret(data.email, data.registration)
      onCodeSent()
    },
    onError: (error) => {
      showFailure(error)
      const said = errorBody(error)?.message
      setProblem(said ? { said } : { key: 'signUp.failed' })
      const wrong = Object.entries(errorBody(error)?.errors ?? {}).filter(([name]) => isSignUpField(name))
      for (const [name, [message]] of wrong) if (isSignUpField(name)) form.setError(name, { type: 'server', message })
      if (wrong.length > 0) setStep(stepOfFields(wrong.map(([name]) => name)))
    },
  })

  const next = async () => {
    const valid = await form.trigger([...signUpSteps[0]], { shouldFocus: true })
    setProblem(!valid && hasEmptyField(form, 0) ? { key: 'errors.fill_in_all' } : undefined)
    if (valid) setStep(1)
  }
  const send = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      return register.mutateAsync({ ...values, locale })
    },
    (wrong) => {
      const at = stepOfFields(Object.keys(wrong))
      setStep(at)
      setProblem(hasEmptyField(form, at) ? { key: 'errors.fill_in_all' } : undefined)
    },
  )
  // Hide the message that asks to fill in all fields once no field has an error.
  const isFilledIn = Object.keys(form.formState.errors).length === 0
  const shownProblem = problem !== undefined && 'key' in problem && problem.key === 'errors.fill_in_all' && isFilledIn ? undefined : problem
  const once = useOneAtATime()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    once(step === 0 ? next : send)
  }

  if (mode === 'closed' && !form.formState.isDirty)
    return (
      <SignUpClosed
        login={
          <AuthLink to="/login" redirect={redirect}>
            {words('signUp.login')}
          </AuthLink>
        }
      />
    )
  const stepName = t('signUp.step', { step: step + 1, steps: signUpSteps.length })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Heading level={1}>{t('signUp.title')}</Heading>
        <p ref={stepLine} tabIndex={-1} className="text-sm font-semibold text-soft outline-none focus-visible:shadow-none">
          {stepName}
        </p>
        <ProgressBar label={stepName} value={(step + 1) / signUpSteps.length} />
      </div>
      <SignUpNotice />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div hidden={step !== 0} className="flex flex-col gap-5">
          <InvitationField form={form} />
          <NameGenderAndAgeFields form={form} />
        </div>
        <div hidden={step !== 1}>
          <ContactAndPasswordFields form={form} />
        </div>
        <FormError>{shownProblem === undefined ? undefined : 'said' in shownProblem ? shownProblem.said : t(shownProblem.key)}</FormError>
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          {step === 0 ? null : (
            <Button variant="secondary" className="sm:flex-1" onClick={() => setStep(0)}>
              {t('signUp.previous')}
            </Button>
          )}
          <Button type="submit" busy={register.isPending} className="sm:flex-1">
            {step === 0 ? t('signUp.next') : t('signUp.create')}
          </Button>
        </div>
      </form>
      <div className="text-center">
        <p>
          <PhoneLoginLink redirect={redirect} />
        </p>
        <p className="text-soft">
          {t('signUp.haveAccount')}{' '}
          <AuthLink to="/login" redirect={redirect}>
            {t('signUp.login')}
          </AuthLink>
        </p>
      </div>
    </div>
  )
}
