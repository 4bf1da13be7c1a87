interface MemberProfileScreenProps {
  id: string
  onMessage: (uid: string) => void
}

/** Another member, as the viewer may see them. */
export const MemberProfileScreen = (_props: MemberProfileScreenProps) => null
