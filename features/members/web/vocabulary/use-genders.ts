import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { membersText } from '../../locales/text.ts'
import { builtInGenders, type Gender, genders, isBuiltInGender, type SoughtGenders, seeksEverybody } from '../../gender-contract.ts'
import { useOperatorLists, useOwnEntryName } from './vocabulary-query.ts'

/** Returns a function that names a gender in the reader's language. */
export const useGenderName = (): ((gender: Gender) => string) => {
  const t = useT(membersText)
  const ownNameOf = useOwnEntryName()
  return (gender) => (isBuiltInGender(gender) ? t(gender) : ownNameOf('genders', gender))
}

/** Returns the genders that are offered, the built-in ones first, and those in `kept`. The operator's own ones arrive later. */
export const useOfferedGenders = (kept: readonly Gender[] = []): readonly Gender[] => {
  const { entries, isRetired } = useOperatorLists()
  const isOffered = (gender: Gender): boolean =>
    !isRetired('genders', gender) && (isBuiltInGender(gender) || entries.some(({ list, id }) => list === 'genders' && id === gender))
  return genders.filter((gender) => isOffered(gender) || kept.includes(gender))
}

/** The genders among which a member chooses whom they seek. */
export interface SoughtGenderChoice {
  /** Whether the operator's genders have arrived or failed to load. Nothing should be chosen before. */
  ready: boolean
  options: readonly Gender[]
  chosen: readonly Gender[]
  /** Converts a new choice to what is sent. All offered genders together mean everybody, also people of genders that are added later. */
  toSought: (chosen: readonly Gender[]) => { seek: Gender[]; seek_exactly: boolean }
}

/** Returns the genders that somebody who has `sought` can seek. */
export const useSoughtGenders = (sought: SoughtGenders): SoughtGenderChoice => {
  const everybody = seeksEverybody(sought)
  const named = everybody ? [] : sought.seek
  // The genders that the member had when the screen opened stay in the list, so that one removed by mistake can be chosen again.
  const [before] = useState(named)
  const { ready } = useOperatorLists()
  const offered = useOfferedGenders()
  const options = useOfferedGenders([...before, ...named])
  return {
    ready,
    options,
    chosen: everybody ? offered : sought.seek,
    toSought: (chosen) =>
      offered.every((gender) => chosen.includes(gender))
        ? { seek: [...builtInGenders], seek_exactly: false }
        : { seek: [...chosen], seek_exactly: true },
  }
}
