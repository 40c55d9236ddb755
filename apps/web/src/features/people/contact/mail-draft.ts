import { contactMeta } from '@celebrio/contract/platform/pages'

type Words = { name: string; subject: string; message: string }

/** The address of the staff; null where the installation names none. */
export const staffAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${contactMeta}"]`)?.content ?? null

/** Opens the message in the reader's own mail program (RFC 6068). */
export const mailDraft = (address: string, { name, subject, message }: Words): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    [message, name].filter(Boolean).join('\r\n\r\n'),
  )}`
