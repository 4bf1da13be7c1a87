import { ChangeEmailForm } from '#features/auth/web/index.ts'
import { OwnPhonePanel } from '#features/phone-login/web/index.ts'
import { InvitationsPanel } from '#features/registration/web/index.ts'
import { TabCard } from './TabCard.tsx'

/** The tab of the settings with the addresses of the account, email and number, and the codes to invite others. */
export const EmailTab = () => (
  <div className="flex flex-col gap-5">
    <TabCard>
      <ChangeEmailForm />
    </TabCard>
    <TabCard>
      <OwnPhonePanel />
    </TabCard>
    <TabCard>
      <InvitationsPanel />
    </TabCard>
  </div>
)
