import { useNavigate } from '@tanstack/react-router'
import { ReportButton } from '#features/moderation/web/index.ts'
import { blockMember } from '#features/reactions/web/index.ts'

interface MemberReportProps {
  person: { id: string; firstname: string }
  variant?: 'quiet' | 'secondary' | 'photo'
}

/** The report button of a member, on their profile and in a conversation. */
export const MemberReport = ({ person, variant = 'secondary' }: MemberReportProps) => {
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
