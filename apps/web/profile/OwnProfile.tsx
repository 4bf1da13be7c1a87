import { useNavigate } from '@tanstack/react-router'
import { refreshMe, saveProfile } from '#features/account/web/index.ts'
import { OwnProfileScreen } from '#features/profiles/web/index.ts'

/** The profile of the signed-in member, which they can edit. */
export const OwnProfile = () => {
  const navigate = useNavigate()
  return (
    <OwnProfileScreen
      onSave={saveProfile}
      onChanged={refreshMe}
      onSetPlace={() => void navigate({ to: '/place' })}
      settingsPath="/dashboard/settings"
    />
  )
}
