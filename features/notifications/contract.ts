import * as z from 'zod'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment, text } from '#platform/shared/fields.ts'

export const notificationErrors = errorCodes('notifications', { no_push: 422, bad_endpoint: 422, bad_key: 422 })

export const notificationKinds = [
  'match',
  'like',
  'message',
  'gift',
  'newcomers',
  'question',
  'your_turn',
  'payment',
  'check_in',
  'safety',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationChannels = ['in_app', 'email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const NotificationChannels = z.object({ in_app: z.boolean(), email: z.boolean(), push: z.boolean() })
/** Which channels carry each kind of notification. `safety` is always in the app, because it informs members of decisions about them. */
export const NotificationPreferences = z.object({
  match: NotificationChannels,
  like: NotificationChannels,
  message: NotificationChannels,
  gift: NotificationChannels,
  newcomers: NotificationChannels,
  question: NotificationChannels,
  your_turn: NotificationChannels,
  payment: NotificationChannels,
  check_in: NotificationChannels,
  safety: NotificationChannels.extend({ in_app: z.literal(true) }),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const ChannelsEdit = NotificationChannels.partial()
export const NotificationPreferencesEdit = z
  .object({
    match: ChannelsEdit,
    like: ChannelsEdit,
    message: ChannelsEdit,
    gift: ChannelsEdit,
    newcomers: ChannelsEdit,
    question: ChannelsEdit,
    your_turn: ChannelsEdit,
    payment: ChannelsEdit,
    check_in: ChannelsEdit,
    safety: ChannelsEdit.extend({ in_app: z.literal(true, platformErrors.invalid.code).optional() }),
  })
  .partial()
export type NotificationPreferencesEdit = z.infer<typeof NotificationPreferencesEdit>

export const NotificationEntry = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** Text in the language of the request; includes the name of the member it is about, if any. */
  title: z.string(),
  body: z.string().nullable(),
  person: Card.pick({ id: true, firstname: true, lastname: true, image: true, image_blur: true }).nullable(),
  /** Path within the application. */
  path: z.string(),
  created_at: Moment,
  read: z.boolean(),
})
export type NotificationEntry = z.infer<typeof NotificationEntry>

const unread = z.int()

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'guest',
  replica: true,
  token: 'account:read',
  summary: 'Lists the notifications of the last 90 days, newest first; `unread` is at most 99',
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ notifications: z.array(NotificationEntry), next_cursor: z.string().nullable(), unread })),
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'guest',
  summary: 'Marks notifications as read: by id, by kind and member, or up to a time; all of them if the body names none',
  body: z.object({
    ids: z.array(Id).max(100, platformErrors.too_long.code).optional(),
    about: z.object({ uid: Id, kind: z.enum(notificationKinds) }).optional(),
    until: Moment.optional(),
  }),
  response: data(z.object({ unread })),
})

/** Whether the service sends pushes, and whether the browser of this session is subscribed. */
const PushState = data(
  z.object({
    /** The public VAPID key; null if push is not configured. */
    public_key: z.string().nullable(),
    subscribed: z.boolean(),
  }),
)

export const getPushState = endpoint({
  method: 'GET',
  path: '/me/push',
  access: 'guest',
  summary: 'Returns whether this service sends pushes, and whether the browser of this session gets them',
  response: PushState,
})

const base64url = (bytes: number) =>
  z
    .string(platformErrors.required.code)
    .max(200, platformErrors.too_long.code)
    .refine(
      (key) => /^[\w-]+={0,2}$/.test(key) && Math.floor((key.replace(/=+$/, '').length * 3) / 4) === bytes,
      notificationErrors.bad_key.code,
    )

export const putPush = endpoint({
  method: 'PUT',
  path: '/me/push',
  access: 'guest',
  summary: 'Subscribes the browser of this session to pushes; the subscription ends with the session',
  body: z.object({
    endpoint: text(1, 1000),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  response: PushState,
  errors: Object.values(notificationErrors),
})

export const deletePush = endpoint({
  method: 'DELETE',
  path: '/me/push',
  access: 'guest',
  summary: 'Unsubscribes the browser of this session from pushes',
  response: PushState,
})

/** A notification was added or read; the client refetches the list. */
export const notificationEvent = serverEvent('notification', z.object({ unread }))
