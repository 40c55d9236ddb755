import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** An e-mail as its recipient sees it. */
export type ReceivedEmail = {
  to: string
  subject: string
  text: string
  html: string
  language: string
  links: string[]
  /** Names of the files that come with it. */
  attachments: string[]
  /** By name in lower case. */
  headers: ReadonlyMap<string, string>
}

async function parse(bytes: Buffer): Promise<ReceivedEmail> {
  const mail = await PostalMime.parse(bytes)
  const text = mail.text ?? ''
  return {
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    language: mail.headers.find(header => header.key === 'content-language')?.value ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(file => file.filename ?? ''),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

/** Removes and returns the e-mails of an outbox folder, oldest first. */
export async function readEmails(folder: string): Promise<ReceivedEmail[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  const emails: ReceivedEmail[] = []
  for (const name of names) {
    emails.push(await parse(await readFile(join(folder, name))))
    await rm(join(folder, name))
  }
  return emails
}
