import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import classes from './search-form.module.css'
import { TextField } from './text-field.tsx'

type SearchFormProps = {
  /** Label of the field. */
  label: string
  hint?: string
  /** Label of the button. */
  action: string
  /** What is looked for now. */
  keyword: string
  /** Maximum length in code units. */
  max: number
  /** Called with the trimmed words; they are empty when nothing is looked for any more. */
  onSearch: (keyword: string) => void
}

/** A field for words that are looked for when they are sent. */
export const SearchForm = ({ label, hint, action, keyword, max, onSearch }: SearchFormProps) => {
  const [words, setWords] = useState(keyword)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <search>
      <form className={classes.form} onSubmit={send}>
        <TextField
          type="search"
          label={label}
          hint={hint}
          maxLength={max}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {action}
        </Button>
      </form>
    </search>
  )
}
