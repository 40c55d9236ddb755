/** A name that is being typed: where its '@' stands, and what there is of it. */
export type Asked = { at: number; keyword: string }

// A name may have three words; an address of a mailbox is no name.
const typed = /(?<![\p{L}\p{M}\p{N}_.])@((?:[\p{L}\p{M}\p{N}'’.-]+(?: [\p{L}\p{M}\p{N}'’.-]+){0,2})?)$/u

/** What is asked for where the caret stands; null when it does not stand in a name. */
export function askedAt(text: string, caret: number): Asked | null {
  const match = typed.exec(text.slice(0, caret))
  return match ? { at: match.index, keyword: match[1] ?? '' } : null
}
