import type { Language } from '@celebrio/contract/platform/languages'
import type { CalendarLeaf } from '../../formats.ts'
import type { Email } from '../mailer.ts'
import { html } from './html.ts'
import { plain } from './plain.ts'

export type EmailButton = { label: string; url: string }

/** Something that the reader relies on; `before` is what it was until now, if that is different. */
export type EmailFact = {
  label: string
  now: string
  before: string | null
  /** All of it as a line of plain text. */
  line: string
}

/** The words of a person, as a slip of paper that lies in the e-mail. */
export type EmailSlip = {
  words: string
  name: string
  /** URL of a square JPEG. */
  picture: string | null
  /** The e-mail is about these words: they stand above the buttons. */
  isFirst?: boolean
}

/** Something that has happened, as one of several. */
export type EmailItem = {
  title: string
  /** The beginning of what it is about. */
  quote: string
  /** URL of a square JPEG. */
  picture: string | null
  url: string
}

/** What belongs together; without a title where there is one group only. */
export type EmailGroup = { title: string | null; items: EmailItem[] }

/** What an e-mail on festive paper says. HTML and plain text say the same. */
export type PaperEmail = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  /** URL of a JPEG, 554 to 270. */
  cover: string | null
  /** What the cover shows, for those who do not see it. */
  coverAlt: string
  /** Above the heading, in the host's voice; may have several lines. */
  lead: string | null
  heading: string
  text: string | null
  /** The day; on a change, `before` is the old one. */
  leaf: { now: CalendarLeaf; before: CalendarLeaf | null; isCancelled: boolean } | null
  /** Beside the leaf, the first of them in bold. */
  lines: string[]
  facts: EmailFact[]
  /** Under the text. */
  groups?: EmailGroup[]
  /** Where the HTML has the facts as well, from the buttons: it needs those that leaf and lines do not tell. */
  showsFacts: 'above' | 'below' | 'no'
  /** The third one is a quiet one under the two. */
  buttons: [EmailButton, EmailButton?, EmailButton?]
  /** Under the buttons. */
  hint: string | null
  slip: EmailSlip | null
  /** Why the reader gets this. */
  footer: string[]
  /** The last link: the reader gets no more of these. */
  unsubscribe?: EmailButton | null
}

/** Where the pictures are that all of these e-mails have. */
export type EmailPictures = { publicUrl: string }

/** Renders an e-mail on festive paper, as HTML and as plain text. */
export const paperEmail = (
  to: Email['to'],
  language: Language,
  content: PaperEmail,
  { publicUrl }: EmailPictures,
): Email => ({
  to,
  language,
  subject: content.subject,
  html: html(language, content, `${publicUrl}/art`),
  text: plain(language, content),
})
