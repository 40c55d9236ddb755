import { createContext, type ReactNode, useContext } from 'react'

/** What a text with a link to one of the app's own pages shows under its words. */
export type LinkCard = {
  card: ReactNode
  /** The text without that link, where the link stands at its end. */
  text: string
}

/** Finds the card of a text. The app knows the pages; posts do not. */
export type FindLinkCard = (text: string) => LinkCard | null

export const LinkCardsContext = createContext<FindLinkCard>(() => null)

/** The card of a text, or only the text where no link in it has one. */
export const useLinkCard = (text: string): LinkCard => useContext(LinkCardsContext)(text) ?? { card: null, text }
