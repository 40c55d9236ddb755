import type { Person } from '@celebrio/contract/platform/person'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { mentionQueryAt } from './mention-query.ts'

/** A query of people whose names begin so. */
export type Suggest = (keyword: string) => {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<readonly Person[]>
}

export type MentionPickerOptions = {
  text: string
  onText: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  suggest: Suggest
  onPick?: ((person: Person) => void) | undefined
}

const searchDelay = 150
const nobody: readonly Person[] = []

/** The suggestions for the mention at the caret. */
const useMentionSuggestions = (
  { text, suggest }: Pick<MentionPickerOptions, 'text' | 'suggest'>,
  caret: number | null,
  dismissed: number | null,
) => {
  const found = caret === null ? null : mentionQueryAt(text, caret)
  const query = found && found.at !== dismissed ? found : null
  const [keyword] = useDebouncedValue(query?.keyword ?? '', searchDelay)
  const { data } = useQuery({ ...suggest(keyword), enabled: query !== null, placeholderData: keepPreviousData })
  return { query, people: query ? (data ?? nobody) : nobody }
}

/** The space that is inserted after a chosen name: typing another one there is ignored. */
const useSpace = (field: MentionPickerOptions['field']) => {
  const behind = useRef<number | null>(null)
  return {
    /** Moves the caret behind it. */
    placeCaret: (at: number) => {
      behind.current = at
      // After the text has rendered.
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

/** Suggests people while a mention is being typed, and inserts the chosen one. */
export function useMentionPicker({ text, onText, field, suggest, onPick }: MentionPickerOptions) {
  // Null while the field does not have the focus.
  const [caret, setCaret] = useState<number | null>(null)
  // Index of the '@' that was completed or dismissed.
  const [dismissed, dismiss] = useState<number | null>(null)
  const [selected, setSelected] = useState(0)
  const { placeCaret, isSecondSpace } = useSpace(field)
  const { query, people } = useMentionSuggestions({ text, suggest }, caret, dismissed)
  const at = Math.min(selected, people.length - 1)

  const pick = (person: Person | undefined) => {
    if (!query || !person) return
    const before = `${text.slice(0, query.at)}@${person.name} `
    onPick?.(person)
    onText(before + text.slice(caret ?? text.length).replace(/^ /, ''))
    dismiss(query.at)
    setSelected(0)
    placeCaret(before.length)
  }
  const keyActions: Record<string, () => void> = {
    ArrowDown: () => setSelected((at + 1) % people.length),
    ArrowUp: () => setSelected((at + people.length - 1) % people.length),
    Enter: () => pick(people[at]),
    Tab: () => pick(people[at]),
    Escape: () => dismiss(query?.at ?? null),
  }
  /** @returns whether the key was handled */
  const handleKey = (event: KeyboardEvent): boolean => {
    const act = keyActions[event.key]
    if (people.length === 0 || !act || event.nativeEvent.isComposing) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }
  const moveCaret = (to: number | null) => {
    setCaret(to)
    if (dismissed !== null && (to === null || to <= dismissed)) dismiss(null)
  }
  return { people, at, pick, handleKey, moveCaret, isSecondSpace }
}
