import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A letter ready to go. `html` and `text` say the same. */
export type Email = {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  language: string
}

/** Sends a letter. @throws when it could not be handed over: the job tries again */
export type Mailer = { send(mail: Email): Promise<void>; close(): void }

const message = (from: string, { to, subject, text, html, language }: Email) => ({
  from,
  to,
  subject,
  text,
  html,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
})

/** Letters through an SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail(message(from, mail))
    },
    close: () => transport.close(),
  }
}

/** Without a server each letter becomes a file `<time>-<id>.eml`, readable at /dev/outbox. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(from, mail))
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const draft = join(folder, `${name}.tmp`)
      await writeFile(draft, bytes as Buffer)
      await rename(draft, join(folder, `${name}.eml`))
    },
    close: () => transport.close(),
  }
}
