import type { PushedNotice } from '@celebrio/contract/base/web-push'
import type { Recipient } from '#features/base/notification-settings'
import type { OutgoingNotice } from '#features/base/notifications'
import { messages } from './messages.ts'

/** Push services take 4096 bytes, and devices show two or three lines. */
const longest = 200

const cut = (text: string): string => {
  const letters = Array.from(text)
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text
}

type Reader = Pick<Recipient, 'language' | 'shows_contents'>

/** What a device shows of one notice; nothing of it where the reader wants it so. */
export function pushOf(
  { language, shows_contents }: Reader,
  { path, tag, title, description }: OutgoingNotice,
): PushedNotice {
  if (!shows_contents) return { title: 'Celebrio', body: messages[language].hidden, path, tag: 'new', language }
  return { title: cut(title), body: cut(description), path, tag, language }
}

/** What a device shows of many of one list at once. */
export function pushOfMany({ language, shows_contents }: Reader, notices: readonly OutgoingNotice[]): PushedNotice {
  const { hidden, many } = messages[language]
  const body = shows_contents ? cut(notices.map(one => one.named).join(' · ')) : hidden
  return { title: many(notices.length), body, path: notices[0]?.list ?? '/notifications', tag: 'new', language }
}
