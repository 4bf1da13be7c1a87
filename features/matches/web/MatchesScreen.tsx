interface MatchesScreenProps {
  filterOpen: boolean
  onFilterOpenChange: (open: boolean) => void
  onOpenProfile: (id: string) => void
  onMessage: (uid: string) => void
  /** To the step that asks where the member is. */
  onSetPlace: () => void
}

/** Members near by. */
export const MatchesScreen = (_props: MatchesScreenProps) => null
