import { ChangeEmailForm } from '#features/auth/web/index.ts'
import { OwnPhonePanel } from '#features/phone-login/web/index.ts'
import { InvitationsPanel } from '#features/registration/web/index.ts'

/** The tab of the settings with the addresses of the account, email and number, and the codes to invite others. */
export const EmailTab = () => (
  <div className="flex flex-col gap-10">
    <ChangeEmailForm />
    <OwnPhonePanel />
    <InvitationsPanel />
  </div>
)
