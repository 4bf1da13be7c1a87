interface OwnProfileScreenProps {
  /** After the profile or its photos have changed. */
  onChanged: () => void
  onSetPlace: () => void
}

/** The own profile and its editing. */
export const OwnProfileScreen = (_props: OwnProfileScreenProps) => null
