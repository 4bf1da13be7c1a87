import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Translate } from '#platform/web/i18n.tsx'
import { AdmiredPicture, DoorwayPicture, FlowerPicture, MeetingPicture, PartingPicture } from '#platform/web/ui/pictures/people.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CatalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { reactionsText } from '../../locales/text.ts'
import type { ListName } from './list-queries.ts'
import type { ReactionAction } from '../react-to.ts'
import type { ReactionState } from '../reaction-store.ts'
import type { useBlockOverrides } from '../block-overrides.ts'

type Words = Translate<typeof reactionsText extends CatalogueRef<infer T> ? T : never>

/** The member's reaction that puts people on each list; null where it does not matter. */
export const ownReactionByList: Record<ListName, ReactionState | null> = {
  likes: 'liked',
  dislikes: 'disliked',
  admirers: 'none',
  matches: 'liked',
  blocked: null,
}

/** The letter keys of each list. */
export const shortcutsByList: Record<ListName, Readonly<Record<string, ReactionAction>>> = {
  likes: {},
  dislikes: { l: 'like' },
  admirers: { l: 'like', d: 'dislike' },
  matches: {},
  blocked: {},
}

/** Whether a fetched person still belongs on a list after the reactions on this page. */
export const belongsOnList = (
  name: ListName,
  uid: string,
  states: Readonly<Record<string, ReactionState>>,
  marks: ReturnType<typeof useBlockOverrides>,
): boolean => {
  if (name === 'blocked') return marks[uid]?.blocked !== false
  return (states[uid] ?? ownReactionByList[name]) === ownReactionByList[name]
}

/** The picture of each empty list. */
export const emptyListPictures: Record<ListName, ReactNode> = {
  admirers: <AdmiredPicture />,
  matches: <MeetingPicture />,
  likes: <FlowerPicture />,
  dislikes: <PartingPicture />,
  blocked: <DoorwayPicture />,
}

/** The button of an empty list. */
export const emptyListButton = (name: ListName, t: Words) => {
  if (name === 'admirers') return <Button render={<Link to="/dashboard/profile" />}>{t('admirers.action')}</Button>
  if (name === 'blocked')
    return (
      <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
        {t('blocked.action')}
      </Button>
    )
  return <Button render={<Link to="/dashboard/matches" />}>{t('list.find')}</Button>
}
