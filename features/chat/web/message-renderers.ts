import type { ReactNode } from 'react'
import type { Translate } from '#platform/web/i18n.tsx'
import { type ContentOf, formatMinutesAndSeconds, toKnownKind, type MessageKind, parseContent } from '../content-contract.ts'
import type { Conversation } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { MessageCardProps, MessageCards } from './slots.ts'

type T = Translate<typeof en>

interface BubbleSides {
  /** Whether the viewer sent the message. */
  own: boolean
  /** The first name of the other member; empty where `usesPerson` is false. */
  name: string
  /** Whether neither member has written yet. */
  isSilent: boolean
}

/** How one kind of message is shown. */
interface MessageRenderer<K extends MessageKind> {
  /** The text of the bubble, if no other feature renders a card. */
  bubble(content: ContentOf<K>, t: T, by: BubbleSides): string
  /** The text in the conversation list. */
  preview(content: ContentOf<K>, t: T): string
  /** The text that a screen reader announces when the message arrives; empty for no announcement. */
  announcement(content: ContentOf<K>, t: T, name: string): string
  /** Whether the message is shown as a centred note of the service, outside the runs of a sender. */
  isNote: boolean
  /** Whether the text is written by a member and checked for scams. */
  checksScam: boolean
  /** Whether the card shows the other member, and so renders again when the presence of this member changes. */
  usesPerson: boolean
}

const plain = { isNote: false, checksScam: true, usesPerson: false }

const renderers: { [K in MessageKind]: MessageRenderer<K> } = {
  text: {
    ...plain,
    bubble: ({ text }) => text,
    preview: ({ text }) => text,
    announcement: ({ text }, t, name) => t('arrived', { name, text }),
  },
  voice: {
    ...plain,
    bubble: (_, t) => t('attachments.voice'),
    preview: ({ seconds }, t) => `${t('attachments.voice')} ${formatMinutesAndSeconds(seconds)}`,
    announcement: (_, t, name) => t('attachments.voiceArrived', { name }),
    checksScam: false,
  },
  picture: {
    ...plain,
    bubble: (_, t) => t('attachments.picture'),
    preview: (_, t) => t('attachments.picture'),
    announcement: (_, t, name) => t('attachments.pictureArrived', { name }),
    checksScam: false,
  },
  gift: {
    ...plain,
    bubble: ({ note }, t) => (note === '' ? t('gift') : `${t('gift')}: ${note}`),
    preview: (_, t) => t('gift'),
    announcement: (_, t, name) => t('giftArrived', { name }),
  },
  call: {
    ...plain,
    bubble: (_, t) => t('call'),
    preview: (_, t) => t('call'),
    announcement: (_, t, name) => t('callArrived', { name }),
    checksScam: false,
    usesPerson: true,
  },
  date: {
    ...plain,
    bubble: ({ day, time, place }, t) => `${t('date')}: ${day} ${time} · ${place}`,
    preview: (_, t) => t('date'),
    announcement: (_, t, name) => t('dateArrived', { name }),
    usesPerson: true,
  },
  system: {
    ...plain,
    bubble: ({ event }, t, { isSilent }) => t(event !== 'matched' ? 'goodbye.preview' : isSilent ? 'matchedHello' : 'matched'),
    preview: ({ event }, t) => t(event === 'matched' ? 'matched' : 'goodbye.preview'),
    announcement: () => '',
    isNote: true,
    checksScam: false,
  },
  closed_politely: {
    ...plain,
    bubble: (_, t, { own, name }) => t(own ? 'goodbye.yours' : 'goodbye.theirs', { name }),
    preview: (_, t) => t('goodbye.preview'),
    announcement: (_, t, name) => t('goodbye.theirs', { name }),
    isNote: true,
    checksScam: false,
    usesPerson: true,
  },
}

interface Typed<K extends MessageKind = MessageKind> {
  kind: K
  body: string
}

/** Returns the renderer of a message kind. A kind that this release does not know is shown as a text. */
export const rendererOf = <K extends MessageKind>(kind: K): MessageRenderer<K> => renderers[toKnownKind(kind)]

/** The text of a message's bubble. */
export const bubbleText = (message: Typed & { own: boolean }, t: T, { name = '', isSilent = false } = {}): string =>
  rendererOf(message.kind).bubble(parseContent(message), t, { own: message.own, name, isSilent })

/** The text of a message in the conversation list. */
export const previewText = (message: Typed, t: T): string => rendererOf(message.kind).preview(parseContent(message), t)

/** The text that announces a message to a screen reader; empty for none. */
export const screenReaderAnnouncement = (message: Typed, t: T, name: string): string =>
  rendererOf(message.kind).announcement(parseContent(message), t, name)

/** Renders the card of another feature for a message; undefined without one. */
export const renderCard = <K extends MessageKind>(
  cards: MessageCards | undefined,
  { id, own, kind, body }: Typed<K> & { id: string; own: boolean },
  person: Conversation['person'] | undefined,
): ReactNode => {
  const card = cards?.[kind] as ((props: MessageCardProps<K>) => ReactNode) | undefined
  return card?.({ id, own, content: parseContent({ kind, body }), person })
}
