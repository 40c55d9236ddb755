import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makePrivateFolder } from '../private-folder.ts'

/** An e-mail ready to be sent. `html` and `text` have the same content. */
export type Email = {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  language: string
  /** Where mail programs unsubscribe the reader in one click (RFC 8058): a POST there needs no session. */
  unsubscribeUrl?: string
  attachments?: readonly { fileName: string; contentType: string; bytes: Uint8Array }[]
}

/** Sends an e-mail. @throws when it could not be delivered to the server; the job is retried */
export type Mailer = { send(mail: Email): Promise<void>; close(): void }

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const message = (from: string, { to, subject, text, html, language, unsubscribeUrl, attachments = [] }: Email) => ({
  from,
  to,
  subject,
  text,
  html,
  attachments: attachments.map(({ fileName, contentType, bytes }) => ({
    filename: fileName,
    contentType,
    content: Buffer.from(bytes),
  })),
  headers: {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}),
  },
})

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a mail server, to which nothing goes before the connection is encrypted: a server that offers no TLS, or
 * somebody in between who hides the offer, gets no letter. On this machine, and where the address says so, it goes as it is.
 */
export function onlyEncrypted(url: string): string {
  const address = new URL(url)
  const isSaid = address.searchParams.has('requireTLS')
  if (!isSaid && !loopback.has(address.hostname)) address.searchParams.set('requireTLS', 'true')
  return address.href
}

/** Sends e-mails through an SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(onlyEncrypted(url))
  return {
    async send(mail) {
      await transport.sendMail(message(from, mail))
    },
    close: () => transport.close(),
  }
}

/**
 * Without an SMTP server each e-mail is written to `<time>-<id>.eml`, readable at /dev/outbox. Whoever reads one may hold a link
 * that sets a new password: the folder is for the user of this process alone.
 */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(from, mail))
      await makePrivateFolder(folder)
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const draft = join(folder, `${name}.tmp`)
      await writeFile(draft, bytes as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
    },
    close: () => transport.close(),
  }
}
