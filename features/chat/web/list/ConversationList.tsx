import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { BubblesPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { chatText } from '../../locales/text.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { isNewMatch, NewMatches } from './NewMatches.tsx'
import { useConversations } from './list-queries.ts'
import { isOfflineWithoutData, useOfflineConversations } from '../offline/offline-queries.ts'
import { useDebouncedValue } from '../use-debounced-value.ts'

interface ConversationListProps {
  selected: string | undefined
  onOpen: (uid: string) => void
  onFindMatch: () => void
  onRead: (() => void) | undefined
}
const searchPause = 250
/** Removes accents and case, because the server compares names this way. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const RowSkeletons = () => (
  <div className="flex flex-col">
    {Array.from({ length: 7 }, (_, index) => (
      <div key={index} className="flex items-center gap-3 p-3">
        <Skeleton shape="circle" className="size-14 shrink-0" />
        <div className="flex flex-1 flex-col gap-2.5">
          <Skeleton shape="line" className="w-2/5" />
          <Skeleton shape="line" className="w-4/5" />
        </div>
      </div>
    ))}
  </div>
)

/** All conversations, with a search by name. */
export const ConversationList = ({ selected, onOpen, onFindMatch, onRead }: ConversationListProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), searchPause)
  const list = useConversations(search)
  const cutOff = isOfflineWithoutData(list)
  const offline = useOfflineConversations(cutOff)
  const searched = folded(search)
  const kept = offline
    .map(({ conversation }) => conversation)
    .filter(({ person }) => folded(`${person.firstname} ${person.lastname}`).includes(searched))
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? kept

  const content = () => {
    const isShown = list.data !== undefined || offline.length > 0
    if (list.isPending && !isShown) return <RowSkeletons />
    if (!isShown)
      return (
        <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )
    if (conversations.length === 0 && search !== '') return <p className="p-4 text-center text-soft">{t('noneFound')}</p>
    if (conversations.length === 0)
      return (
        <EmptyState
          picture={<BubblesPicture />}
          title={t('none.title')}
          message={t('none.text')}
          action={<Button onClick={onFindMatch}>{t('none.action')}</Button>}
        />
      )
    // While searching, show one list without the row of new matches.
    const newMatches = search === '' ? conversations.filter(isNewMatch) : []
    const others = conversations.filter((conversation) => !newMatches.includes(conversation))
    return (
      <>
        {cutOff ? <OfflineNotice /> : null}
        {newMatches.length === 0 ? null : <NewMatches conversations={newMatches} selected={selected} onOpen={onOpen} />}
        {others.length === 0 ? null : (
          <ul aria-label={t('list')} className="flex flex-col gap-0.5">
            {others.map((conversation) => (
              <li key={conversation.person.id}>
                <ConversationRow
                  conversation={conversation}
                  selected={conversation.person.id === selected}
                  onOpen={onOpen}
                  onRead={onRead}
                />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage ? (
          <Button variant="quiet" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </>
    )
  }

  return (
    <div className="flex h-full flex-col">
      <header className="flex flex-col gap-3 px-safe-5 pt-safe-5 pb-3">
        <p aria-hidden className="font-display text-2xl font-semibold tracking-tight">
          {t('title')}
        </p>
        <TextField
          type="search"
          label={<span className="sr-only">{t('search')}</span>}
          placeholder={t('search')}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      <div className="relative flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-4">{content()}</div>
    </div>
  )
}
