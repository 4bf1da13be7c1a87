import { useState } from 'react'
import { conductReasons } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { VoiceHelloPlayer } from '#features/voice-hello/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { type CaseDetail, type DecisionKind, decisionKinds } from '../../contract.ts'
import { reviewText } from '../../locales/text.ts'
import { useDecideCase } from './case-queries.ts'

const defaultDays = '7'

/** Photo checks and applicants are refused in queues of their own. */
type CaseDecision = Exclude<DecisionKind, 'refuse_photo_check' | 'refuse_applicant'>
const caseDecisions = decisionKinds.filter((kind) => kind !== 'refuse_photo_check' && kind !== 'refuse_applicant')

/** The form with which an administrator decides a case of reports. */
export const DecisionForm = ({ reportCase, onDecided }: { reportCase: CaseDetail; onDecided: () => void }) => {
  const t = useT(reviewText)
  const member = useT(membersText)
  const decide = useDecideCase(reportCase)
  const [decision, setDecision] = useState<CaseDecision>('dismiss')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState(defaultDays)
  const [words, setWords] = useState('')
  const [note, setNote] = useState('')
  const [photoIds, setPhotoIds] = useState<readonly string[]>([])
  const errors = errorBody(decide.error)?.errors
  const errorText = (field: string) => errors?.[field]?.join(' ')
  const photos = reportCase.photos_now.filter(({ review }) => review !== 'removed')
  const { voice_hello_now: hello, member: reported } = reportCase
  const kinds = caseDecisions.filter((kind) => kind !== 'remove_voice_hello' || hello !== null)

  const submit = () =>
    decide.mutate(
      {
        decision,
        reason: decision === 'dismiss' || reason === '' ? null : (reason as (typeof conductReasons)[number]),
        days: decision === 'suspend' ? Number(days) : null,
        photo_ids: decision === 'remove_photo' ? [...photoIds] : [],
        words: decision === 'dismiss' ? '' : words,
        note,
      },
      { onSuccess: onDecided },
    )
  return (
    <form
      noValidate
      aria-label={t('decide.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) submit()
      }}
      className="flex flex-col gap-4 rounded-control border border-line bg-card p-4"
    >
      <RadioGroup
        name="decision"
        label={t('decide.kind')}
        value={decision}
        onChange={(event) => setDecision(event.target.value as CaseDecision)}
        options={kinds.map((value) => ({ value, label: t(`decide.kinds.${value}`) }))}
      />
      {decision === 'dismiss' ? null : (
        <SelectField
          label={t('decide.reason')}
          placeholder={t('decide.choose')}
          value={reason}
          error={errorText('reason')}
          onChange={(event) => setReason(event.target.value)}
          options={conductReasons.map((value) => ({ value, label: member(`conduct.${value}`) }))}
        />
      )}
      {decision === 'suspend' ? (
        <TextField
          label={t('decide.days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          value={days}
          error={errorText('days')}
          onChange={(event) => setDays(event.target.value)}
        />
      ) : null}
      {decision === 'remove_photo' ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">{t('decide.photos')}</legend>
          <div className="flex flex-wrap gap-3">
            {photos.map(({ id, image }, index) => (
              <div key={id} className="flex w-24 flex-col">
                <img src={resourceUrl(image)} alt="" className="aspect-4/5 w-full rounded-control object-cover" />
                <Checkbox
                  label={String(index + 1)}
                  checked={photoIds.includes(id)}
                  onChange={(event) => setPhotoIds((ids) => (event.target.checked ? [...ids, id] : ids.filter((each) => each !== id)))}
                />
              </div>
            ))}
          </div>
          {photos.length === 0 ? <p className="text-soft">{t('noPhotos')}</p> : null}
          {errorText('photo_ids') === undefined ? null : <FieldError id="photos-error">{errorText('photo_ids') ?? ''}</FieldError>}
        </fieldset>
      ) : null}
      {decision === 'remove_voice_hello' && hello !== null ? (
        <VoiceHelloPlayer id={reported.id} name={reported.firstname} hello={hello} />
      ) : null}
      {decision === 'dismiss' ? null : (
        <TextArea label={t('decide.words')} rows={3} maxLength={2000} value={words} onChange={(event) => setWords(event.target.value)} />
      )}
      <TextArea label={t('decide.note')} rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      <Button type="submit" busy={decide.isPending}>
        {t('decide.submit')}
      </Button>
    </form>
  )
}
