import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'

export interface Mail {
  to: { name: string; address: string }
  /** Reply-To, if it differs from the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  /** Extra headers. Never include text written by members. */
  headers?: Record<string, string>
  text: string
  html: string
}

/** Sends mails; a rejected promise means not sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Creates a mailer that uses the operator's SMTP server. Addresses are passed as objects, which prevents header injection. */
export const createSmtpMailer = (url: string, from: string, senderName: () => string): Mailer => {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  return {
    send: async (mail) => {
      await transport.sendMail({ from: { name: senderName(), address: from }, ...mail })
    },
  }
}

const keptMails = 2000

/** Creates a mailer that stores mails for the mailbox page of the demo. */
export const createSandboxMailer = (db: Database, clock: Clock): Mailer => ({
  send: async (mail) => {
    const { id } = await db
      .insertInto('sandbox_mail')
      .values({ to_address: mail.to.address, subject: mail.subject, text_body: mail.text, html_body: mail.html, sent_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('sandbox_mail')
      .where('id', '<', String(Number(id) - keptMails))
      .execute()
  },
})
