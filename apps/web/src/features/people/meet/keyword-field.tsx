import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/fields/text-field.tsx'

type KeywordFieldProps = { value: string; onChange: (keyword: string) => void }

// Closing the sheet must not lose what was just typed.
const debounceOptions = { delay: delays.filter, flushOnUnmount: true }

/** A debounced keyword field. Keeps the typed text as it is, unless the keyword in the URL changes. */
export const KeywordField = ({ value, onChange }: KeywordFieldProps) => {
  const { t } = useTranslation('meet')
  const [typed, setTyped] = useState<string | null>(null)
  const [previous, setPrevious] = useState(value)
  const [emitted, setEmitted] = useState(value)
  const emit = useDebouncedCallback((text: string) => {
    setEmitted(text.trim())
    onChange(text)
  }, debounceOptions)
  if (value !== previous) {
    setPrevious(value)
    if (value !== emitted) setTyped(null)
  }
  const type = (text: string) => {
    setTyped(text)
    emit(text)
  }
  return (
    <TextField
      label={t('keyword')}
      hint={t('keywordHint')}
      type="search"
      value={typed ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
