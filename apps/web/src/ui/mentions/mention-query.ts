/** A mention that is being typed: the index of its '@', and the text after it. */
export type MentionQuery = { at: number; keyword: string }

// A name may have up to three words; an email address is not a mention.
const typed = /(?<![\p{L}\p{M}\p{N}_.])@((?:[\p{L}\p{M}\p{N}'’.-]+(?: [\p{L}\p{M}\p{N}'’.-]+){0,2})?)$/u

/** The mention that is being typed at the caret; null if there is none. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const match = typed.exec(text.slice(0, caret))
  return match ? { at: match.index, keyword: match[1] ?? '' } : null
}
