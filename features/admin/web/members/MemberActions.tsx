import { membersText } from '#features/members/web/index.ts'
import { conductReasons } from '#features/members/contract.ts'
import { roles } from '#platform/shared/roles.ts'
import { useT } from '#platform/web/i18n.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { Field } from '#platform/web/ui/fields/Field.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { addMemberPhoto, changeRole, changeStatus, type MemberPage, resetSecondFactor, signOutMember } from '../../contract.ts'
import { consoleText } from '../../locales/console/text.ts'
import { consoleCall } from '../console-call.ts'
import { noteMember } from '../console-queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

export type Deed = 'role' | 'suspend' | 'reactivate' | 'signOut' | 'secondFactor' | 'photo'

/** Days a suspension can be chosen to last; the last one has no end. */
const terms = ['1', '3', '7', '30', '90', 'none'] as const
const dayMs = 86_400_000

interface MemberDeedsProps {
  member: MemberPage
  deed: Deed | undefined
  onClose: () => void
}

/** What can be done with an account, each with its reason. */
export const MemberDeeds = ({ member, deed, onClose }: MemberDeedsProps) => {
  const t = useT(consoleText)
  const members = useT(membersText)
  const params = { id: member.id }
  const note = ({ data }: { data: { member: MemberPage } }) => noteMember(data.member)
  const dialog = (name: Deed) => ({ open: deed === name, onClose, title: t(`deeds.${name}`), submit: t(`deeds.${name}`) })
  return (
    <>
      <ReasonDialog
        {...dialog('role')}
        onSubmit={async ({ role, reason = '' }) =>
          note(await consoleCall(changeRole, { params, body: { role: roles.find((one) => one === role) ?? member.role, reason } }))
        }
        renderFields={() => (
          <>
            <p className="text-soft">{t('deeds.roleText')}</p>
            <SelectField
              name="role"
              label={t('members.role')}
              defaultValue={member.role}
              options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            />
          </>
        )}
      />
      <ReasonDialog
        {...dialog('suspend')}
        danger
        onSubmit={async ({ term, told, reason = '' }) => {
          const until = term === 'none' ? null : new Date(Date.now() + Number(term) * dayMs).toISOString()
          const body = { status: 'inactive', until, told: conductReasons.find((one) => one === told), reason } as const
          note(await consoleCall(changeStatus, { params, body }))
        }}
        renderFields={(problem) => (
          <>
            <p className="text-soft">{t('deeds.suspendText')}</p>
            <SelectField
              name="term"
              label={t('deeds.term')}
              defaultValue="7"
              error={problem('until')}
              options={terms.map((value) => ({
                value,
                label: value === 'none' ? t('deeds.noEnd') : t('deeds.days', { count: Number(value) }),
              }))}
            />
            <SelectField
              name="told"
              label={t('deeds.told')}
              defaultValue="rules"
              options={conductReasons.map((value) => ({ value, label: members(`conduct.${value}`) }))}
            />
          </>
        )}
      />
      <ReasonDialog
        {...dialog('reactivate')}
        onSubmit={async ({ reason = '' }) => note(await consoleCall(changeStatus, { params, body: { status: 'active', reason } }))}
      />
      <ReasonDialog
        {...dialog('signOut')}
        onSubmit={async ({ reason = '' }) => note(await consoleCall(signOutMember, { params, body: { reason } }))}
      />
      <ReasonDialog
        {...dialog('secondFactor')}
        danger
        onSubmit={async ({ reason = '' }) => note(await consoleCall(resetSecondFactor, { params, body: { reason } }))}
      />
      <ReasonDialog
        {...dialog('photo')}
        withoutReason
        onSubmit={async () => {
          const [photo] = document.querySelector<HTMLInputElement>('input[data-photo]')?.files ?? []
          note(await consoleCall(addMemberPhoto, { params }, { files: photo === undefined ? [] : [photo] }))
        }}
        renderFields={(problem) => (
          <Field label={t('add.photo')} hint={t('add.photoHint')} error={problem('photo')}>
            {(control) => <input {...control} data-photo type="file" accept="image/png,image/jpeg" className={controlClasses} />}
          </Field>
        )}
      />
    </>
  )
}
