import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'

/** Shows the photo of the other member above the first message, so that a conversation without messages is not an empty page. */
export const ConversationBeginning = ({ person }: { person: Conversation['person'] }) => {
  const t = useT(chatText)
  return (
    <div className="mt-auto flex shrink-0 flex-col items-center gap-3 pt-2 pb-1 text-center">
      <Avatar name={person.firstname} src={person.image ? resourceUrl(person.image) : null} size="xl" />
      <WovenBand direction="across" diamonds={6} className="h-3 w-18 rounded-full" />
      <p className="text-sm text-soft">{t('begin')}</p>
    </div>
  )
}
