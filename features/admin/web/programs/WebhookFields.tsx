import { eventTypes } from '#features/webhooks/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import type { Webhook } from '../../webhooks-contract.ts'
import { eventLocaleKey } from './event-key.ts'

interface WebhookFieldsProps {
  before: Webhook | undefined
  fieldError: (field: string) => string | undefined
}

/** Parses the settings of a webhook from the values of the form. */
export const readWebhookFields = (fields: Record<string, string>) => ({
  url: fields.url ?? '',
  description: fields.description ?? '',
  types: eventTypes.filter((type) => fields[type] === 'on'),
  enabled: fields.enabled === 'on',
})

/** The form fields of one webhook. */
export const WebhookFields = ({ before, fieldError }: WebhookFieldsProps) => {
  const t = useT(adminText)
  const refused = fieldError('types')
  return (
    <>
      <TextField
        name="url"
        label={t('programs.webhooks.url')}
        type="url"
        autoComplete="off"
        placeholder={t('programs.webhooks.urlHint')}
        maxLength={500}
        defaultValue={before?.url}
        error={fieldError('url')}
        required
      />
      <TextField
        name="description"
        label={t('programs.webhooks.description')}
        autoComplete="off"
        maxLength={100}
        defaultValue={before?.description}
        error={fieldError('description')}
      />
      <fieldset>
        <legend className="font-semibold">{t('programs.webhooks.types')}</legend>
        {eventTypes.map((type) => (
          <Checkbox
            key={type}
            name={type}
            label={t(`programs.events.${eventLocaleKey(type)}`)}
            hint={<code>{type}</code>}
            defaultChecked={before?.types.includes(type) ?? false}
          />
        ))}
        {refused === undefined ? null : (
          <div data-refused tabIndex={-1}>
            <FieldError id="webhook-types-error">{refused}</FieldError>
          </div>
        )}
      </fieldset>
      <Checkbox name="enabled" label={t('programs.webhooks.enabled')} defaultChecked={before?.enabled ?? true} />
    </>
  )
}
