import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './poll.module.css'

/** None of the dates will do: the host writes another one. */
export const OtherDate = ({ onPick }: { onPick: (wall: string) => void }) => {
  const { t } = useTranslation('polls')
  const [open, setOpen] = useState(false)
  const [wall, setWall] = useState('')
  const [lacks, setLacks] = useState(false)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setLacks(wall === '')
    if (wall !== '') onPick(`${wall.slice(0, 16).replace('T', ' ')}:00`)
  }
  if (!open)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('otherDate')}
      </Button>
    )
  return (
    <form className={classes.other} onSubmit={submit} noValidate>
      <TextField
        label={t('otherDate')}
        type="datetime-local"
        value={wall}
        error={lacks ? issueText({ code: 'required', values: {} }) : undefined}
        onChange={({ currentTarget }) => {
          setLacks(false)
          setWall(currentTarget.value)
        }}
      />
      <Button type="submit" variant="outline">
        {t('pick')}
      </Button>
    </form>
  )
}
