import type { Notification } from '@celebrio/contract/base/notifications'
import type { Icon } from '@phosphor-icons/react'
import { Bell } from '@phosphor-icons/react/Bell'
import { createContext, useContext } from 'react'

/** How a kind of notification looks, and where it leads if that is not to what it is about. */
export type NoticeLook = {
  icon: Icon
  colour: 'poppy' | 'lagoon' | 'marigold' | 'plum'
  /** A path; false where this notification has none of its own. */
  target?: (notification: Notification) => string | false
}

/** What a feature registers for its kinds. */
export type NoticeLooks<Kind extends string = string> = Record<Kind, NoticeLook>

/** The looks of all features, provided by the app. */
export const NoticeLooksContext = createContext<Readonly<Partial<NoticeLooks>>>({})

/** Fallback for kinds that the server has gained since this page was loaded. */
const unknown: NoticeLook = { icon: Bell, colour: 'lagoon' }

export const useNoticeLook = (kind: string): NoticeLook => useContext(NoticeLooksContext)[kind] ?? unknown
