import { useState } from 'react'
import type { Role } from '#platform/shared/roles.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { changeMoneyRule, decideProposal, type MoneyProposal } from '../../two-person-contract.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { cacheProposals, useProposals } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { formatDateTime } from '../format-date.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { formatMoney } from './format-money.ts'

type Deciding = { what: 'rule' } | { what: 'confirm' | 'refuse'; id: string }

/** Screen for the rule of the second person, and for the decisions that wait for a second person. */
export const ProposalsScreen = ({ role }: { role: Role | undefined }) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const query = useProposals()
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>({ what: 'rule' })
  const ask = (next: Deciding) => {
    setDeciding(next)
    setOpen(true)
  }
  const describe = ({ kind, rule }: MoneyProposal): string => {
    if (kind !== 'rule') return t(`staff.proposals.${kind}`)
    return rule?.enabled ? t('staff.proposals.rule', { limit: formatMoney(rule.limit_usd, 'USD', locale) }) : t('staff.proposals.ruleOff')
  }
  const titles = { rule: 'staff.rule.change', confirm: 'staff.rule.confirmTitle', refuse: 'staff.rule.refuseTitle' } as const
  const submits = { rule: 'staff.rule.change', confirm: 'staff.proposals.confirm', refuse: 'staff.proposals.refuse' } as const
  return (
    <ConsolePage
      title={t('staff.nav')}
      query={query}
      action={
        role === 'admin' ? (
          <Button size="sm" variant="secondary" onClick={() => ask({ what: 'rule' })}>
            {t('staff.rule.change')}
          </Button>
        ) : undefined
      }
    >
      {({ rule, alone, proposals }) => (
        <>
          <p className="text-soft">
            {rule.enabled ? t('staff.rule.on', { limit: formatMoney(rule.limit_usd, 'USD', locale) }) : t('staff.rule.off')}
          </p>
          {rule.enabled && alone ? (
            <div className="grid gap-2 break-words text-soft">
              <p>{t('staff.rule.alone')}</p>
              <p>{t('staff.rule.operator')}</p>
              <code className="text-sm">npm run deposits -- second-person off --reason &quot;…&quot;</code>
            </div>
          ) : null}
          <DataTable
            caption={t('staff.nav')}
            rows={proposals}
            rowKey={({ id }) => id}
            empty={t('staff.proposals.none')}
            columns={[
              { name: t('staff.proposals.what'), renderCell: describe },
              { name: t('staff.proposals.member'), renderCell: ({ member }) => member?.name ?? '–' },
              {
                name: t('staff.proposals.amount'),
                renderCell: ({ kind, usd }) => (kind === 'rule' ? '–' : formatMoney(usd, 'USD', locale)),
              },
              {
                name: t('staff.proposals.reason'),
                renderCell: ({ reason }) => <span className="block min-w-40 break-words whitespace-normal">{reason}</span>,
              },
              { name: t('staff.proposals.by'), renderCell: ({ proposed_by }) => proposed_by?.name ?? '–' },
              { name: t('staff.proposals.until'), renderCell: ({ until }) => formatDateTime(until, locale) },
              { name: t('staff.proposals.state'), renderCell: ({ state }) => t(`staff.proposalStates.${state}`) },
              {
                name: t('staff.proposals.decide'),
                renderCell: ({ id, state, own }) =>
                  state !== 'open' ? (
                    '–'
                  ) : (
                    <span className="flex flex-col items-stretch gap-1">
                      {own ? null : (
                        <Button size="sm" onClick={() => ask({ what: 'confirm', id })}>
                          {t('staff.proposals.confirm')}
                        </Button>
                      )}
                      <Button size="sm" variant="secondary" onClick={() => ask({ what: 'refuse', id })}>
                        {t(own ? 'staff.proposals.takeBack' : 'staff.proposals.refuse')}
                      </Button>
                    </span>
                  ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={t(titles[deciding.what])}
            submit={t(submits[deciding.what])}
            renderFields={
              deciding.what === 'rule'
                ? (fieldError) => (
                    <>
                      <SelectField
                        name="enabled"
                        label={t('staff.rule.ask')}
                        defaultValue={rule.enabled ? 'yes' : 'no'}
                        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`staff.rule.${value}`) }))}
                      />
                      <TextField
                        name="limit_usd"
                        label={t('staff.rule.limit')}
                        hint={t('staff.rule.looser')}
                        inputMode="decimal"
                        defaultValue={rule.limit_usd}
                        error={fieldError('limit_usd')}
                      />
                    </>
                  )
                : () => null
            }
            onSubmit={async ({ reason = '', enabled, limit_usd = '' }) => {
              const reply =
                deciding.what === 'rule'
                  ? await consoleCall(changeMoneyRule, { body: { enabled: enabled === 'yes', limit_usd, reason } })
                  : await consoleCall(decideProposal, { params: { id: deciding.id }, body: { decision: deciding.what, reason } })
              cacheProposals(reply.data)
            }}
          />
        </>
      )}
    </ConsolePage>
  )
}
