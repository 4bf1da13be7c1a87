import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { adminText } from '../locales/text.ts'
import { focusFirstRefused } from './focus-first-refused.ts'
import { useFormErrors } from './use-form-errors.ts'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  submit: string
  danger?: boolean
  /** Renders more fields above the reason; `fieldError` returns the server's error for a field. */
  renderFields?: (fieldError: (field: string) => string | undefined) => ReactNode
  /** Called with the values of all fields, including `reason`. */
  onSubmit: (fields: Record<string, string>) => Promise<unknown>
  /** Whether the browser has found an error in a field. The dialog then sends nothing. */
  invalid?: boolean
  /** Returns the element that gets the focus when the dialog closes, or true for the element that had the focus before. */
  finalFocus?: () => HTMLElement | true
  /** Hides the field for the reason. */
  withoutReason?: boolean
}

/** A dialog that submits one action of the console with a reason. */
export const ReasonDialog = ({
  open,
  onClose,
  title,
  submit,
  danger = false,
  renderFields,
  onSubmit,
  invalid = false,
  withoutReason,
  finalFocus,
}: ReasonDialogProps) => {
  const t = useT(adminText)
  const platform = useT(platformText)
  const form = useId()
  const element = useRef<HTMLFormElement>(null)
  // Counts refusals, so that a second refusal of the same field moves the focus to this field again.
  const [refusals, setRefusals] = useState(0)
  const countRefusal = () => setRefusals((before) => before + 1)
  const { fieldError, showErrors, clearErrors } = useFormErrors()
  const act = useMutation({
    mutationFn: onSubmit,
    onSuccess: () => {
      showSuccess(t('reasonDialog.done'))
      onClose()
    },
    onError: (error) => {
      showErrors(error)
      countRefusal()
    },
  })
  useEffect(() => {
    if (refusals > 0) focusFirstRefused(element.current)
  }, [refusals])
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        clearErrors()
        onClose()
      }}
      title={title}
      finalFocus={finalFocus}
      closeLabel={platform('words.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {platform('words.cancel')}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={act.isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          clearErrors()
          const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as const] : [],
          )
          if (invalid) countRefusal()
          else if (!act.isPending) act.mutate(Object.fromEntries(given))
        }}
      >
        {renderFields?.(fieldError)}
        {withoutReason ? null : (
          <TextField
            name="reason"
            label={t('reasonDialog.reason')}
            hint={t('reasonDialog.reasonHint')}
            error={fieldError('reason')}
            maxLength={500}
            required
          />
        )}
      </form>
    </Dialog>
  )
}
