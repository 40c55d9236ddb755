import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/fields/text-field.tsx'

type KeywordFieldProps = { value: string; onChange: (keyword: string) => void }

// Whoever closes the sheet at once has not typed in vain.
const whole = { delay: delays.filter, flushOnUnmount: true }

/** A word to look for, told when the typing pauses. What is typed stays as it is, unless the address becomes another. */
export const KeywordField = ({ value, onChange }: KeywordFieldProps) => {
  const { t } = useTranslation('meet')
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const [told, setTold] = useState(value)
  const tell = useDebouncedCallback((text: string) => {
    setTold(text.trim())
    onChange(text)
  }, whole)
  if (value !== known) {
    setKnown(value)
    if (value !== told) setTyped(null)
  }
  const type = (text: string) => {
    setTyped(text)
    tell(text)
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
