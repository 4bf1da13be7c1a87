import { useNavigate } from '@tanstack/react-router'
import { ReportButton } from '#features/moderation/web/index.ts'
import { blockMember } from '#features/reactions/web/index.ts'

interface ReportMemberButtonProps {
  person: { id: string; firstname: string }
  variant?: 'quiet' | 'secondary' | 'photo'
}

/** The report button of a member, on their profile and in a conversation. */
export const ReportMemberButton = ({ person, variant = 'secondary' }: ReportMemberButtonProps) => {
  const navigate = useNavigate()
  return (
    <ReportButton
      name={person.firstname}
      variant={variant}
      onBlock={() => blockMember(person)}
      onReport={() => void navigate({ to: '/dashboard/report', search: { uid: person.id } })}
    />
  )
}
