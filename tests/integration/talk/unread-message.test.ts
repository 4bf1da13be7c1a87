// @slow
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { markConversationRead, sendMessage } from '#features/chat/contract.ts'
import { notifyUnread } from '#features/chat/server/unread/notify-unread.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

/** Connects a member's device over the network. */
const connect = async (testApp: TestApp, { token }: Person): Promise<Socket> => {
  const { port } = testApp.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'] })
  await once(socket as never, 'connect')
  return socket
}
const leave = async (testApp: TestApp, socket: Socket, { id }: Person): Promise<void> => {
  socket.close()
  await expect.poll(() => testApp.platform.realtime.isConnected(id)).toBe(false)
}

test('an offline member is notified of a message after two minutes, once, unless it was read', async () => {
  await using testApp = await openTestApp()
  const { platform, app, clock } = testApp
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian', { locale: 'fr' })]
  const like = (as: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as })
  await like(amina, brian)
  await like(brian, amina)
  await testApp.runJobs()
  testApp.mails.length = 0

  const write = async () => {
    const { body } = await testApp.call(
      sendMessage,
      { params: { uid: brian.id }, body: { id: randomUUID(), body: 'hello' } },
      { as: amina },
    )
    return body.data.message.seq
  }
  const read = (seq: number) => testApp.call(markConversationRead, { params: { uid: amina.id }, body: { seq } }, { as: brian })
  /** Lets time pass and runs the job in two processes at the same time, which must notify only once. */
  const pass = async (seconds: number) => {
    clock.advance({ seconds })
    await Promise.all([notifyUnread(platform), notifyUnread(platform)])
    await testApp.runJobs()
  }
  const mails = () => testApp.mails.filter(({ to }) => to.address === brian.email)
  const listed = async () => {
    const { body } = await testApp.call(listNotifications, { query: {} }, { as: brian, language: 'fr' })
    return body.data.notifications.filter(({ kind }) => kind === 'message')
  }

  // The member is connected on one device and gone from the other, and so counts as online.
  const [phone, laptop] = [await connect(testApp, brian), await connect(testApp, brian)]
  await write()
  phone.close()
  await pass(150)
  expect([mails(), await listed()]).toEqual([[], []])

  await leave(testApp, laptop, brian)
  await pass(1)
  expect(mails().map(({ subject }) => subject)).toEqual(['Un message t’attend'])
  expect(await listed()).toMatchObject([{ title: 'Amina t’a écrit.', read: false }])
  // More messages and more time lead to no second notification.
  const second = await write()
  await pass(600)
  expect([mails().length, (await listed()).length]).toEqual([1, 1])

  // Once the messages are read on a device, a new message is notified again, unless it is read within two minutes.
  const again = await connect(testApp, brian)
  await read(second)
  await leave(testApp, again, brian)
  const third = await write()
  await pass(119)
  await read(third)
  await pass(600)
  expect([mails().length, (await listed()).map((one) => one.read)]).toEqual([1, [true]])
  await write()
  await pass(119)
  expect(mails()).toHaveLength(1)
  await pass(1)
  expect([mails().length, (await listed()).length]).toEqual([2, 2])
})
