import type { UnsubscribeLinks } from '#features/celebrations/email-opt-outs'
import { type EmailedGuest, whyNotMaybe } from '#features/celebrations/guests'
import { timeWithZone } from '#platform/formats.ts'
import type { Email } from '#platform/mail/mailer.ts'
import {
  type EmailFact,
  type EmailPictures,
  type EmailSlip,
  type PaperEmail,
  paperEmail,
} from '#platform/mail/paper/paper-email.ts'
import { buttonsFor } from './buttons.ts'
import { hintFor, questionInTime } from './deadline.ts'
import { type Described, factsOf, leafOf, linesOf, shortened } from './facts.ts'
import { type EmailKind, questionOf } from './kinds.ts'
import { messages } from './messages.ts'
import { withOneClick } from './one-click.ts'

type Guest = EmailedGuest & { email: string }

export type Composition = {
  kind: EmailKind
  guest: Guest
  about: Described
  /** Page where the guest answers. */
  link: string
  /** Who writes: the host, or the co-host who has invited. */
  writer: Pick<EmailSlip, 'name' | 'picture'>
  /** What host or co-host have written to all guests, where it is about that. */
  words?: string | undefined
  unsubscribe: UnsubscribeLinks | null
  /** URL of the cover as JPEG. */
  cover: string | null
  now: Date
}

/** A line of the largest type on a phone holds no more. */
const longestName = 40

const firstWord = (name: string) => name.trim().split(/\s+/u)[0] ?? name

/** Hosts write the names of guests without an account as they call them. */
const calledName = ({ user_id, name }: Guest) => shortened(user_id === null ? name : firstWord(name), longestName)

/** As much as leaves room for the buttons on the first screen of a phone. */
const longestAbove = 110

/** E-mails about a change tell what has changed; others tell what is cut beside the leaf. */
function placeOfFacts(kind: EmailKind, facts: readonly EmailFact[], isCut: boolean): PaperEmail['showsFacts'] {
  if (kind === 'rescheduled') return 'below'
  if (kind !== 'changed') return isCut ? 'below' : 'no'
  const length = facts.reduce((sum, { now, before }) => sum + now.length + (before?.length ?? 0), 0)
  return length > longestAbove ? 'below' : 'above'
}

/** What is to do now, or what holds. */
function nextStep({ language, status, date_open }: Guest): string {
  const { vote, answer, coming, waiting } = messages[language].steps
  if (status === 'accepted') return coming
  if (status === 'waiting') return waiting
  return date_open ? vote : answer
}

function wordsOf({ kind, guest, about, writer }: Composition) {
  const { language, title, has_seat: isSeated } = guest
  const { now, before, date_open } = about
  const leaf = leafOf(language, about)
  const when = date_open ? messages[language].dateOpen : timeWithZone(language, now.starts_at, now.timezone)
  const isSameDay = before !== undefined && leaf?.before === null
  const host = shortened(writer.name, longestName)
  const words = messages[language].emails[kind]({ host, title, when, isSeated, isSameDay })
  const text = kind === 'latest' ? `${words.text}\n${nextStep(guest)}` : words.text
  return { when, leaf, ...words, text }
}

function slipOf({ kind, guest: { invitation_message }, writer, words }: Composition): EmailSlip | null {
  if (words !== undefined) return { words, ...writer, isFirst: true }
  const isInvitation = kind === 'invited' || kind === 'vote'
  return isInvitation && invitation_message !== null ? { words: invitation_message, ...writer } : null
}

function footerOf({ guest: { language, user_id }, writer }: Composition): string[] {
  const { guest, member, personal } = messages[language].footer
  return user_id === null ? [guest(writer.name), personal] : [member(writer.name)]
}

/** What an e-mail says. @returns undefined when there is nothing to say */
function contentOf(composition: Composition): PaperEmail | undefined {
  const { kind, guest, about, link, cover, unsubscribe, now } = composition
  const { language } = guest
  const facts = factsOf(language, kind, about)
  if (!facts) return undefined
  const { dear, buttons, cover: coverAlt, footer } = messages[language]
  const { subject, lead, heading, text, when, leaf } = wordsOf(composition)
  const question = questionInTime(questionOf(kind, guest), guest, now)
  const { lines, isCut } = linesOf(language, about)
  const showsFacts = placeOfFacts(kind, facts, isCut)
  return {
    subject,
    preview: text ?? when,
    cover,
    coverAlt,
    lead: lead === undefined ? null : `${dear(calledName(guest))}\n${lead}`,
    heading,
    text,
    leaf,
    lines: showsFacts === 'above' ? [] : lines,
    facts,
    showsFacts,
    buttons: buttonsFor(question, { labels: buttons, link, allowsMaybe: whyNotMaybe(guest, now) === null }),
    hint: hintFor(question, guest, now),
    slip: slipOf(composition),
    footer: footerOf(composition),
    unsubscribe: unsubscribe && { label: footer.unsubscribe, url: unsubscribe.page },
  }
}

/** An e-mail about a celebration to one of its guests. @returns undefined when there is nothing to say */
export function guestEmail(composition: Composition, pictures: EmailPictures): Email | undefined {
  const { name, email, language } = composition.guest
  const content = contentOf(composition)
  return (
    content && withOneClick(paperEmail({ name, address: email }, language, content, pictures), composition.unsubscribe)
  )
}
