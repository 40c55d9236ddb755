import type { Person } from '@celebrio/contract/platform/person'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { askedAt } from './asked.ts'
import { rememberChosen } from './chosen.ts'
import { offerQuery } from './data.ts'

export type Picking = { text: string; onText: (text: string) => void; field: RefObject<HTMLTextAreaElement | null> }

const searchDelay = 150
const nobody: Person[] = []

/** Who is offered for the name under the caret. */
const useOffers = (text: string, caret: number | null, passed: number | null) => {
  const found = caret === null ? null : askedAt(text, caret)
  const asked = found && found.at !== passed ? found : null
  const [keyword] = useDebouncedValue(asked?.keyword ?? '', searchDelay)
  const { data } = useQuery({ ...offerQuery(keyword), enabled: asked !== null })
  return { asked, people: asked ? (data?.users ?? nobody) : nobody }
}

/** The space that comes with a chosen name: whoever types one there means that same one. */
const useSpace = (field: Picking['field']) => {
  const behind = useRef<number | null>(null)
  return {
    /** Puts the caret behind it. */
    bring: (at: number) => {
      behind.current = at
      // After the words are drawn.
      requestAnimationFrame(() => {
        field.current?.focus()
        field.current?.setSelectionRange(at, at)
      })
    },
    isSecondSpace: (typed: string): boolean => {
      const second = typed === ' ' && behind.current !== null && field.current?.selectionEnd === behind.current
      behind.current = null
      return second
    },
  }
}

/** Offers people while a name is typed behind an '@', and writes down the one who is chosen. */
export function usePicker({ text, onText, field }: Picking) {
  // Null while the field does not have the focus.
  const [caret, setCaret] = useState<number | null>(null)
  // The '@' for which somebody was chosen, or nobody wanted.
  const [passed, pass] = useState<number | null>(null)
  const [row, setRow] = useState(0)
  const { bring, isSecondSpace } = useSpace(field)
  const { asked, people } = useOffers(text, caret, passed)
  const at = Math.min(row, people.length - 1)

  const pick = (person: Person | undefined) => {
    if (!asked || !person) return
    const before = `${text.slice(0, asked.at)}@${person.name} `
    rememberChosen({ id: person.id, words: person.name })
    onText(before + text.slice(caret ?? text.length).replace(/^ /, ''))
    pass(asked.at)
    setRow(0)
    bring(before.length)
  }
  const acts: Record<string, () => void> = {
    ArrowDown: () => setRow((at + 1) % people.length),
    ArrowUp: () => setRow((at + people.length - 1) % people.length),
    Enter: () => pick(people[at]),
    Tab: () => pick(people[at]),
    Escape: () => pass(asked?.at ?? null),
  }
  /** @returns whether the key was for the list */
  const press = (event: KeyboardEvent): boolean => {
    const act = acts[event.key]
    if (people.length === 0 || !act || event.nativeEvent.isComposing) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }
  const move = (to: number | null) => {
    setCaret(to)
    if (passed !== null && (to === null || to <= passed)) pass(null)
  }
  return { people, at, pick, press, move, isSecondSpace }
}
