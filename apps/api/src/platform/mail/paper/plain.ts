import type { PaperEmail } from './paper-email.ts'

const blocks = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n\n')

/** The same as the HTML, for readers, listeners and programs that take plain text only. */
export function plain({ lead, heading, text, facts, buttons, hint, slip, footer, unsubscribe }: PaperEmail): string {
  const links = buttons.flatMap(button => (button ? `${button.label}:\n${button.url}` : []))
  return blocks([
    lead,
    heading,
    text,
    facts.map(fact => fact.line).join('\n'),
    slip && `“${slip.words}”\n— ${slip.name}`,
    ...links,
    hint,
    `--\n${[...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n')}`,
  ])
}
