interface MobileMessageScreenProps {
  uid?: string | undefined
  onBack: () => void
  onOpenProfile: (id: string) => void
  onRead: () => void
}

/** One conversation alone. */
export const MobileMessageScreen = (_props: MobileMessageScreenProps) => null
