import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeRegistrationRules,
  type ConsoleRegistration,
  createConsoleInvitation,
  getRegistrationRules,
  proofOfWorkModes,
  registrationModes,
  type RegistrationMode,
  withdrawConsoleInvitation,
} from '#features/registration/contract.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { adminText } from '../../locales/text.ts'
import { NumberField } from '../catalogue/NumberField.tsx'
import { parseWholeNumber } from '../catalogue/form-numbers.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { DataTable } from '../DataTable.tsx'
import { formatDateTime } from '../format-date.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { MailDomains } from './MailDomains.tsx'
import { cacheRegistration, registrationKey } from './registration-cache.ts'

type Asking = { what: 'rules' | 'create' } | { what: 'withdraw'; id: string }

/** Screen for who may sign up, and for the invitations made in the console. */
export const RegistrationScreen = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<Asking>({ what: 'rules' })
  const ask = (next: Asking) => {
    setAsking(next)
    setOpen(true)
  }
  const query = useQuery({
    queryKey: registrationKey,
    queryFn: async () => (await withFetchError(consoleCall(getRegistrationRules))).data,
    staleTime: 0,
  })
  return (
    <ConsolePage
      title={t('registration.nav')}
      query={query}
      action={
        <Button size="sm" variant="secondary" onClick={() => ask({ what: 'rules' })} disabled={query.data === undefined}>
          {t('registration.change')}
        </Button>
      }
    >
      {({ mode, proof, member_codes, member_days, waiting, mail_domains, invitations }) => (
        <>
          <p className="font-semibold">{t(`registration.modes.${mode}`)}</p>
          <p className="text-soft">{t('registration.proofIs', { rule: t(`registration.proofRules.${proof}`) })}</p>
          <p className="text-soft">{t('registration.waiting', { count: String(waiting) })}</p>
          <p className="text-soft">{t('registration.codes', { count: String(member_codes), days: String(member_days) })}</p>
          <MailDomains domains={mail_domains} />
          <div>
            <Button size="sm" onClick={() => ask({ what: 'create' })}>
              {t('registration.create')}
            </Button>
          </div>
          <DataTable
            caption={t('registration.invitations')}
            rows={invitations}
            rowKey={({ id }) => id}
            empty={t('registration.none')}
            columns={[
              { name: t('registration.code'), renderCell: ({ code }) => code },
              { name: t('registration.state'), renderCell: ({ state }) => t(`registration.states.${state}`) },
              { name: t('registration.until'), renderCell: ({ expires_at }) => formatDateTime(expires_at, locale) },
              {
                name: t('registration.withdraw'),
                renderCell: ({ id, state, code }) =>
                  state === 'open' ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${t('registration.withdraw')}: ${code}`}
                      onClick={() => ask({ what: 'withdraw', id })}
                    >
                      {t('registration.withdraw')}
                    </Button>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={t(`registration.${asking.what === 'rules' ? 'change' : asking.what}`)}
            submit={t(`registration.${asking.what === 'rules' ? 'change' : asking.what}`)}
            renderFields={
              asking.what === 'rules'
                ? (fieldError) => (
                    <>
                      <SelectField
                        name="mode"
                        label={t('registration.mode')}
                        hint={t('registration.begun')}
                        defaultValue={mode}
                        options={registrationModes.map((value) => ({ value, label: t(`registration.modes.${value}`) }))}
                      />
                      <SelectField
                        name="proof"
                        label={t('registration.proof')}
                        hint={t('registration.proofHint')}
                        defaultValue={proof}
                        options={proofOfWorkModes.map((value) => ({ value, label: t(`registration.proofRules.${value}`) }))}
                      />
                      <NumberField
                        name="codes"
                        label={t('registration.memberCodes')}
                        defaultValue={member_codes}
                        error={fieldError('member_codes')}
                      />
                      <NumberField
                        name="days"
                        label={t('registration.memberDays')}
                        defaultValue={member_days}
                        error={fieldError('member_days')}
                      />
                    </>
                  )
                : () => null
            }
            onSubmit={async ({ reason = '', mode: chosen = mode, proof: wanted = proof, codes, days }) => {
              if (asking.what === 'rules') {
                const rules = {
                  mode: chosen as RegistrationMode,
                  proof: wanted as ConsoleRegistration['proof'],
                  member_codes: parseWholeNumber(codes),
                  member_days: parseWholeNumber(days),
                }
                cacheRegistration((await consoleCall(changeRegistrationRules, { body: { ...rules, reason } })).data)
              } else if (asking.what === 'withdraw')
                cacheRegistration((await consoleCall(withdrawConsoleInvitation, { params: { id: asking.id }, body: { reason } })).data)
              else cacheRegistration((await consoleCall(createConsoleInvitation, { body: { reason } })).data)
            }}
          />
        </>
      )}
    </ConsolePage>
  )
}
