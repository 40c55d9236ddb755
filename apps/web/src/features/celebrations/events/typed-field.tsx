import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'

export type TypedFieldProps = {
  label: string
  hint?: string
  type?: 'search' | 'text'
  value: string
  onChange: (text: string) => void
  /** What is wrong with what is typed; then it is not told. */
  problemOf?: (text: string) => string | undefined
}

// Whoever closes the sheet at once has not typed in vain.
const whole = { delay: delays.filter, flushOnUnmount: true }

/** Something to look for, told when the typing pauses. What is typed stays as it is, unless the address becomes another. */
export const TypedField = ({ value, onChange, problemOf, type = 'search', ...words }: TypedFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const [told, setTold] = useState(value)
  const [problem, setProblem] = useState<string>()
  const tell = useDebouncedCallback((text: string) => {
    const found = problemOf?.(text.trim())
    setProblem(found)
    if (found) return
    setTold(text.trim())
    onChange(text.trim())
  }, whole)
  if (value !== known) {
    setKnown(value)
    if (value !== told) setTyped(null)
  }
  const write = (text: string) => {
    setTyped(text)
    setProblem(undefined)
    tell(text)
  }
  return (
    <TextField
      {...words}
      type={type}
      value={typed ?? value}
      error={problem}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
