import { useState } from 'react'
import {
  createServiceToken,
  maxAccessTokenDays,
  revokeServiceToken,
  type ServiceToken,
  defaultAccessTokenDays,
} from '#features/access-tokens/contract.ts'
import { type ServiceScope, serviceScopes } from '#platform/shared/scopes.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { NumberField } from '../catalogue/NumberField.tsx'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { DataTable } from '../DataTable.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { cacheServiceTokens, refetchServiceTokens, useServiceTokens } from './program-queries.ts'
import { ShownOnceDialog } from './ShownOnceDialog.tsx'

type Key<T extends string> = T extends `${infer Subject}:${infer What}` ? `${Subject}_${What}` : never
const scopeKey = <T extends ServiceScope>(scope: T): Key<T> => scope.replace(':', '_') as Key<T>

/** Lists the service tokens, with dialogs to create and revoke them. */
export const ServiceTokens = () => {
  const t = useT(adminText)
  const { date } = useFormat()
  const enumerate = useJoinWithCommas()
  const [open, setOpen] = useState(false)
  const [revoked, setRevoked] = useState<ServiceToken>()
  const [token, setToken] = useState<string>()
  const ask = (one?: ServiceToken) => {
    setRevoked(one)
    setOpen(true)
  }
  const submit = async ({ reason = '', name = '', days = '', ...fields }: Record<string, string>) => {
    if (revoked !== undefined) {
      const answer = await consoleCall(revokeServiceToken, { params: { id: revoked.id }, body: { reason } })
      return cacheServiceTokens(answer.data.tokens)
    }
    const scopes = serviceScopes.filter((scope) => fields[scope] === 'on')
    setToken((await consoleCall(createServiceToken, { body: { name, days: Number(days), scopes, reason } })).data.token)
    refetchServiceTokens()
  }
  const day = (at: string) => date(at, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ConsolePage
      title={t('programs.tokens.title')}
      level={2}
      query={useServiceTokens()}
      action={
        <Button size="sm" onClick={() => ask()}>
          {t('programs.tokens.add')}
        </Button>
      }
      above={<p className="text-soft">{t('programs.tokens.intro')}</p>}
    >
      {(tokens) => (
        <>
          <DataTable
            caption={t('programs.tokens.title')}
            rows={tokens}
            rowKey={(one) => one.id}
            empty={t('programs.tokens.none')}
            columns={[
              { name: t('programs.tokens.name'), renderCell: ({ name }) => name },
              { name: t('programs.tokens.beginning'), renderCell: ({ beginning }) => <code>{beginning}…</code> },
              {
                name: t('programs.tokens.scopes'),
                renderCell: ({ scopes }) => enumerate(scopes.map((scope) => t(`programs.scopes.${scopeKey(scope)}`))),
              },
              { name: t('programs.tokens.madeBy'), renderCell: ({ made_by }) => `${made_by.firstname} ${made_by.lastname}` },
              { name: t('programs.tokens.ends'), renderCell: ({ expires_at }) => day(expires_at) },
              {
                name: t('programs.tokens.used'),
                renderCell: ({ last_used_on }) => (last_used_on === null ? t('programs.tokens.unused') : day(last_used_on)),
              },
              {
                name: t('programs.log.actions'),
                renderCell: (one) => (
                  <Button size="sm" variant="quiet" onClick={() => ask(one)}>
                    {t('programs.tokens.revoke')}
                  </Button>
                ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={revoked === undefined ? t('programs.tokens.add') : t('programs.tokens.revokeTitle', { name: revoked.name })}
            submit={t(revoked === undefined ? 'programs.tokens.add' : 'programs.tokens.revoke')}
            danger={revoked !== undefined}
            renderFields={(fieldError) =>
              revoked === undefined ? (
                <>
                  <TextField
                    name="name"
                    label={t('programs.tokens.name')}
                    autoComplete="off"
                    maxLength={60}
                    error={fieldError('name')}
                    required
                  />
                  <fieldset>
                    <legend className="font-semibold">{t('programs.tokens.scopes')}</legend>
                    {serviceScopes.map((scope) => (
                      <Checkbox key={scope} name={scope} label={t(`programs.scopes.${scopeKey(scope)}`)} hint={<code>{scope}</code>} />
                    ))}
                    {fieldError('scopes') === undefined ? null : (
                      <FieldError id="token-scopes-error">{fieldError('scopes') ?? ''}</FieldError>
                    )}
                  </fieldset>
                  <NumberField
                    name="days"
                    label={t('programs.tokens.days')}
                    hint={`1–${maxAccessTokenDays}`}
                    defaultValue={defaultAccessTokenDays}
                    error={fieldError('days')}
                  />
                </>
              ) : null
            }
            onSubmit={submit}
          />
          <ShownOnceDialog value={token} title={t('programs.tokens.title')} onClose={() => setToken(undefined)} />
        </>
      )}
    </ConsolePage>
  )
}
