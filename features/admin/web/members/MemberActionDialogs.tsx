import { membersText } from '#features/members/web/index.ts'
import { conductReasons } from '#features/members/contract.ts'
import { roles } from '#platform/shared/roles.ts'
import { useT } from '#platform/web/i18n.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { Field } from '#platform/web/ui/fields/Field.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import {
  addMemberPhoto,
  changeMemberRole,
  suspendOrReactivateMember,
  type MemberDetails,
  resetSecondFactor,
  signOutMember,
} from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { cacheMember } from '../console-queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

export type MemberAction = 'role' | 'suspend' | 'reactivate' | 'signOut' | 'secondFactor' | 'photo'

/** Selectable lengths of a suspension in days; `none` has no end. */
const suspensionDays = ['1', '3', '7', '30', '90', 'none'] as const
const dayMs = 86_400_000

interface MemberActionDialogsProps {
  member: MemberDetails
  action: MemberAction | undefined
  onClose: () => void
}

/** The dialogs for the actions on an account; `action` is the open one. */
export const MemberActionDialogs = ({ member, action, onClose }: MemberActionDialogsProps) => {
  const t = useT(adminText)
  const members = useT(membersText)
  const params = { id: member.id }
  const cache = ({ data }: { data: { member: MemberDetails } }) => cacheMember(data.member)
  const dialog = (name: MemberAction) => ({
    open: action === name,
    onClose,
    title: t(`memberActions.${name}`),
    submit: t(`memberActions.${name}`),
  })
  return (
    <>
      <ReasonDialog
        {...dialog('role')}
        onSubmit={async ({ role, reason = '' }) =>
          cache(await consoleCall(changeMemberRole, { params, body: { role: roles.find((one) => one === role) ?? member.role, reason } }))
        }
        renderFields={() => (
          <>
            <p className="text-soft">{t('memberActions.roleText')}</p>
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
        onSubmit={async ({ days, memberReason, reason = '' }) => {
          const until = days === 'none' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString()
          const body = { status: 'inactive', until, told: conductReasons.find((one) => one === memberReason), reason } as const
          cache(await consoleCall(suspendOrReactivateMember, { params, body }))
        }}
        renderFields={(fieldError) => (
          <>
            <p className="text-soft">{t('memberActions.suspendText')}</p>
            <SelectField
              name="days"
              label={t('memberActions.duration')}
              defaultValue="7"
              error={fieldError('until')}
              options={suspensionDays.map((value) => ({
                value,
                label: value === 'none' ? t('memberActions.noEnd') : t('memberActions.days', { count: Number(value) }),
              }))}
            />
            <SelectField
              name="memberReason"
              label={t('memberActions.memberReason')}
              defaultValue="rules"
              options={conductReasons.map((value) => ({ value, label: members(`conduct.${value}`) }))}
            />
          </>
        )}
      />
      <ReasonDialog
        {...dialog('reactivate')}
        onSubmit={async ({ reason = '' }) =>
          cache(await consoleCall(suspendOrReactivateMember, { params, body: { status: 'active', reason } }))
        }
      />
      <ReasonDialog
        {...dialog('signOut')}
        onSubmit={async ({ reason = '' }) => cache(await consoleCall(signOutMember, { params, body: { reason } }))}
      />
      <ReasonDialog
        {...dialog('secondFactor')}
        danger
        onSubmit={async ({ reason = '' }) => cache(await consoleCall(resetSecondFactor, { params, body: { reason } }))}
      />
      <ReasonDialog
        {...dialog('photo')}
        withoutReason
        onSubmit={async () => {
          const [photo] = document.querySelector<HTMLInputElement>('input[data-photo]')?.files ?? []
          cache(await consoleCall(addMemberPhoto, { params }, { files: photo === undefined ? [] : [photo] }))
        }}
        renderFields={(fieldError) => (
          <Field label={t('add.photo')} hint={t('add.photoHint')} error={fieldError('photo')}>
            {(control) => <input {...control} data-photo type="file" accept="image/png,image/jpeg" className={controlClasses} />}
          </Field>
        )}
      />
    </>
  )
}
