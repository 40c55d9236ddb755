/** Somebody from an address book; the address that they prefer comes first. */
export type Contact = { name: string; emails: readonly string[] }

/** Contacts as lines of the list, each with their first address; who has none is left out, and counted. */
export type ContactLines = { lines: string[]; withoutEmail: number }

const quiet = (name: string): string =>
  name
    .replaceAll(/[<>"@\r\n]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** "Mara Lindt <mara@example.org>", as mail programs write it. */
const lineOf = (name: string, email: string): string =>
  quiet(name) ? `${quiet(name)} <${email.trim()}>` : email.trim()

export function linesOf(contacts: readonly Contact[]): ContactLines {
  const lines = contacts.flatMap(({ name, emails }) => {
    const email = emails.find(one => one.trim() !== '')
    return email === undefined ? [] : [lineOf(name, email)]
  })
  return { lines, withoutEmail: contacts.length - lines.length }
}
