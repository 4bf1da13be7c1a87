import { refreshMe } from '#features/account/web/index.ts'
import { type ChatSlots, refreshThread } from '#features/chat/web/index.ts'
import { StartCallButtons, CallMessage } from '#features/calls/web/index.ts'
import { GiftMessage, GiftShopSheet } from '#features/gifts/web/index.ts'
import { MeetingQuestion } from '#features/outcomes/web/index.ts'
import { DateMessage } from '#features/shared-dates/web/index.ts'
import { refreshProfile } from '#features/profiles/web/index.ts'
import { closePolitely } from '#features/reactions/web/index.ts'
import { ConversationMenu } from './chat/ConversationMenu.tsx'

const cards: ChatSlots['cards'] = {
  gift: ({ id, own, content: { note } }) => <GiftMessage id={id} own={own} note={note} />,
  date: ({ id, own, content, person }) => person && <DateMessage id={id} own={own} name={person.firstname} content={content} />,
  call: ({ own, content: { call }, person }) => person && <CallMessage person={person} own={own} call={call} />,
}
/** Refetches what a gift may change: the balance, and after a first message also the conversation and the profile. */
const refreshAfterGift = (uid: string): void => {
  refreshMe()
  refreshThread(uid)
  void refreshProfile(uid)
}

/** Message cards, buttons and the gift shop, which other features add to conversations. */
export const chatSlots: ChatSlots = {
  cards,
  renderCallButtons: (person) => <StartCallButtons person={person} />,
  renderMenu: (person, canClose) => <ConversationMenu key={`menu ${person.id}`} person={person} canClose={canClose} />,
  closePolitely,
  // The key has a prefix, because the message log beside this element has the id as its key.
  renderQuestion: (person) => <MeetingQuestion key={`question ${person.id}`} uid={person.id} name={person.firstname} />,
  renderGiftShop: (shop) => <GiftShopSheet {...shop} onBought={refreshAfterGift} />,
}
