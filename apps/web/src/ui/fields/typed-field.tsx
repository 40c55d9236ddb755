import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedCallback } from '@mantine/hooks'
import { type KeyboardEventHandler, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { searchText } from '#lib/search-text.ts'
import { TextField } from './text-field.tsx'

export type TypedFieldProps = {
  label: string
  hint?: string
  type?: 'search' | 'text'
  value: string
  onChange: (text: string) => void
  /** Milliseconds; 0 where the list waits by itself. */
  delay?: number
  /** Validates the text; invalid text is not passed to onChange. */
  problemOf?: (text: string) => string | undefined
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

// Flush on unmount so that text typed just before a sheet closes still counts.
const debouncedBy = (delay: number = delays.filter) => ({ delay, flushOnUnmount: true })

/** Whether the viewer is on the way to another page, or there already. */
function useIsLeaving(): () => boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return () => (next?.pathname ?? location.pathname) !== pathname
}

/** Search field; calls onChange when typing pauses. The text resets only when `value` changes from outside. */
export const TypedField = ({ value, onChange, problemOf, type = 'search', delay, ...words }: TypedFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [lastValue, setLastValue] = useState(value)
  const [lastSent, setLastSent] = useState(value)
  const [problem, setProblem] = useState<string>()
  const isLeaving = useIsLeaving()
  const sendDebounced = useDebouncedCallback((text: string) => {
    // A filter that comes late would lead back to this page.
    if (isLeaving()) return
    const words = searchText(text)
    const found = problemOf?.(words)
    setProblem(found)
    if (found) return
    setLastSent(words)
    onChange(words)
  }, debouncedBy(delay))
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== lastSent) setTyped(null)
  }
  const handleChange = (text: string) => {
    setTyped(text)
    setProblem(undefined)
    sendDebounced(text)
  }
  return (
    <TextField
      {...words}
      type={type}
      value={typed ?? value}
      error={problem}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    />
  )
}
