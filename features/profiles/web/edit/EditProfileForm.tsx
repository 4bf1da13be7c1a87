import { Link } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FormProvider, type FieldPath, useForm } from 'react-hook-form'
import { findPhoneErrorCode } from '#features/places/web/index.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { prefetchWhenIdle } from '#platform/web/client/loading/prefetch-when-idle.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { OwnPerson, ProfileEdit } from '../../contract.ts'
import { profilesText } from '../../locales/text.ts'
import { AboutFields } from './AboutFields.tsx'
import { BasicFields } from './BasicFields.tsx'
import { validateChanges, type ProfileFormValues, isPhoneChanged, loadSchemas, toEditValues } from './edit-form.ts'
import { applyEditValues } from './preview-person.ts'
import { PreviewButton } from './PreviewButton.tsx'

export type SaveProfile = (edit: ProfileEdit) => Promise<OwnPerson>

interface EditProfileFormProps {
  /** Form id, for a submit button outside the form. */
  id: string
  person: OwnPerson
  onSave: SaveProfile
  /** Runs after saving, or if there was nothing to save. */
  onSaved: () => void
  onSetPlace: () => void
  /** Path of the settings, which hold what others see. */
  settingsPath: string
  /** Called whenever the form gets or loses unsaved changes. */
  onDirty: (dirty: boolean) => void
}

/** Form for all editable profile fields. Submits only changed fields and keeps the input on an error. */
export const EditProfileForm = ({ id, person, onSave, onSaved, onSetPlace, settingsPath, onDirty }: EditProfileFormProps) => {
  const t = useT(profilesText)
  const explain = useErrorText()
  const before = toEditValues(person)
  const form = useForm<ProfileFormValues>({ defaultValues: before })
  const point = (path: string, message: string | undefined, first: boolean) =>
    form.setError(path as FieldPath<ProfileFormValues>, { message }, { shouldFocus: first })

  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      showSuccess(t('own.saved'))
      form.reset(form.getValues())
      onSaved()
    },
    onError: (error) => {
      const fields = Object.entries(errorBody(error)?.errors ?? {})
      for (const [index, [path, sentences]] of fields.entries()) point(path, sentences.join(' '), index === 0)
      showError(t('own.notSaved'))
    },
  })
  const dirty = form.formState.isDirty
  const tellDirty = useEffectEvent(onDirty)
  useEffect(() => tellDirty(dirty), [dirty])
  useEffect(() => prefetchWhenIdle(loadSchemas), [])
  const checking = useRef(false)
  /** Checks a new phone number against the numbering plan of its country and shows the problem at the field. */
  const refusesPhone = async (values: ProfileFormValues): Promise<boolean> => {
    const problem =
      isPhoneChanged(before, values) && values.phone.trim() !== '' && (await findPhoneErrorCode(values.phone, values.phone_country))
    if (!problem) return false
    point('phone', explain(problem), true)
    return true
  }
  const changesUnlessRefused = async (values: ProfileFormValues) =>
    (await refusesPhone(values)) ? undefined : validateChanges(before, values)
  const submit = async (values: ProfileFormValues) => {
    if (save.isPending || checking.current) return
    checking.current = true
    const changes = await changesUnlessRefused(values)
      .catch(showFailure)
      .finally(() => (checking.current = false))
    if (!changes) return
    if ('problems' in changes) {
      for (const [index, { path, code }] of changes.problems.entries()) point(path, explain(code), index === 0)
      return
    }
    if (Object.keys(changes.edit).length === 0) onSaved()
    else save.mutate(changes.edit)
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          // Errors set with setError would block the submit.
          form.clearErrors()
          void form.handleSubmit(submit)(event)
        }}
        className="flex flex-col gap-4"
      >
        <AboutFields country={person.country.code} />
        <BasicFields dobFixed={!person.birth_estimated} place={person.location} onSetPlace={onSetPlace} />
        <p className="flex flex-wrap gap-x-2 text-sm text-soft">
          {t('edit.privacy')}
          <Link to={settingsPath} className="font-semibold text-primary underline underline-offset-4">
            {t('edit.toSettings')}
          </Link>
        </p>
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <PreviewButton read={() => applyEditValues(person, form.getValues())} />
          <Button type="submit" busy={save.isPending} className="max-sm:w-full">
            {t('edit.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
