import { useState } from 'react'
import { useLinkCard } from '../link-cards.ts'
import { joinLinked, type LinkedText, splitLinked } from './with-link.ts'

/** Edits a text without the link at its end, which stays as a card until it is removed. */
export function useLinkedText(content: string, onChange: (content: string) => void) {
  const { card, text } = useLinkCard(content)
  const [parts, setParts] = useState(() => splitLinked(content, card ? text : content))
  const change = (changes: Partial<LinkedText>) => {
    const next = { ...parts, ...changes }
    setParts(next)
    onChange(joinLinked(next))
  }
  return {
    content: joinLinked(parts),
    words: parts.words,
    link: parts.link,
    setWords: (words: string) => change({ words }),
    removeLink: () => change({ link: '' }),
  }
}
