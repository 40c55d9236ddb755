import { type NoticeCategory, noticeCategories } from '@celebrio/contract/base/notification-settings'
import type { Language } from '@celebrio/contract/platform/languages'
import type { SubscriptionLinks } from '#features/base/notification-settings'
import type { OutgoingNotice } from '#features/base/notifications'
import type { Email } from '#platform/mail/mailer.ts'
import { type EmailGroup, type EmailItem, type PaperEmail, paperEmail } from '#platform/mail/paper/paper-email.ts'
import { messages } from './messages.ts'
import { shownItems } from './rules.ts'

/** To whom an e-mail goes. */
export type Reader = { name: string; email: string; language: Language }

type Shown = OutgoingNotice & { picture: string | null }
type Where = { publicUrl: string; links: SubscriptionLinks }

const itemOf = ({ path, title, description, picture }: Shown, { publicUrl }: Where): EmailItem => ({
  title,
  quote: description,
  picture,
  url: `${publicUrl}${path}`,
})

/** What all of these e-mails have. */
const plainPaper = {
  cover: null,
  coverAlt: '',
  lead: null,
  leaf: null,
  lines: [],
  facts: [],
  showsFacts: 'no',
  slip: null,
} as const satisfies Partial<PaperEmail>

function written(reader: Reader, content: PaperEmail, { publicUrl, links }: Where): Email {
  const to = { name: reader.name, address: reader.email }
  const { unsubscribe } = messages[reader.language]
  const whole = { ...content, unsubscribe: { label: unsubscribe, url: links.page } }
  return { ...paperEmail(to, reader.language, whole, { publicUrl }), unsubscribeUrl: links.oneClick }
}

/** How many there are besides those that are shown. */
const hintOf = ({ language }: Reader, count: number) =>
  count > shownItems ? messages[language].more(count - shownItems) : null

/** What is urgent of one category; a single one is the heading. */
export function emailAtOnce(reader: Reader, category: NoticeCategory, notices: readonly Shown[], where: Where): Email {
  const { categories, heading, open, viewAll, several, why } = messages[reader.language]
  const [first, ...others] = notices
  if (!first) throw new Error('An e-mail tells of something.')
  const isAlone = others.length === 0
  const { title, quote, url } = itemOf(first, where)
  const { named } = first
  const items = notices.slice(0, shownItems).map(one => itemOf(one, where))
  const content: PaperEmail = {
    ...plainPaper,
    lines: [],
    facts: [],
    subject: isAlone ? named : several(named, others.length),
    preview: isAlone ? quote : others.map(one => one.named).join(' · '),
    heading: isAlone ? title : heading[category],
    text: isAlone ? quote || null : null,
    groups: isAlone ? [] : [{ title: null, items }],
    buttons: [isAlone ? { label: open, url } : { label: viewAll, url: `${where.publicUrl}${first.list}` }],
    hint: hintOf(reader, notices.length),
    footer: [why(categories[category])],
  }
  return written(reader, content, where)
}

/** The first ones, as they belong together. */
function groupsOf(reader: Reader, notices: readonly Shown[], where: Where): EmailGroup[] {
  const shown = notices.slice(0, shownItems)
  const found = noticeCategories.flatMap(category => {
    const items = shown.filter(one => one.category === category).map(one => itemOf(one, where))
    return items.length > 0 ? [{ title: messages[reader.language].categories[category], items }] : []
  })
  return found.length === 1 ? found.map(({ items }) => ({ title: null, items })) : found
}

/** What there was since the last one. */
export function digestEmail(reader: Reader, notices: readonly Shown[], where: Where): Email {
  const { digest, viewAll } = messages[reader.language]
  const content: PaperEmail = {
    ...plainPaper,
    lines: [],
    facts: [],
    subject: digest.subject(notices.length),
    preview: notices
      .slice(0, 3)
      .map(one => one.named)
      .join(' · '),
    heading: digest.heading,
    text: null,
    groups: groupsOf(reader, notices, where),
    buttons: [{ label: viewAll, url: `${where.publicUrl}/notifications` }],
    hint: hintOf(reader, notices.length),
    footer: [digest.why],
  }
  return written(reader, content, where)
}
