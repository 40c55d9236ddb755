import type { Language } from '@celebrio/contract/platform/languages'
import { colons } from '../punctuation.ts'
import type { EmailGroup, PaperEmail } from './paper-email.ts'

const blocks = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n\n')

const group = ({ title, items }: EmailGroup) =>
  blocks([title, ...items.map(item => [item.title, item.quote, item.url].filter(Boolean).join('\n'))])

/** The same as the HTML, for readers, listeners and programs that take plain text only. */
export function plain(language: Language, content: PaperEmail): string {
  const { lead, heading, text, facts, groups = [], buttons, hint, slip, footer, unsubscribe } = content
  const colon = colons[language]
  const links = buttons.flatMap(button => (button ? `${button.label}${colon}\n${button.url}` : []))
  return blocks([
    lead,
    heading,
    text,
    facts.map(fact => fact.line).join('\n'),
    ...groups.map(group),
    slip && `“${slip.words}”\n— ${slip.name}`,
    ...links,
    hint,
    `--\n${[...footer, ...(unsubscribe ? [`${unsubscribe.label}${colon} ${unsubscribe.url}`] : [])].join('\n')}`,
  ])
}
