import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requiredText } from '#lib/forms/field-errors.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './poll.module.css'

/** Lets the host set a date that is not in the poll. */
export const OtherDate = ({ onPick }: { onPick: (wall: string) => void }) => {
  const { t } = useTranslation('polls')
  const [open, setOpen] = useState(false)
  const { form, text, onSubmit } = useFields({
    initial: { wall: '' },
    check: ({ wall }) => ({ wall: wall === '' ? requiredText() : undefined }),
  })
  const submit = onSubmit(({ wall }) => onPick(`${wall.slice(0, 16).replace('T', ' ')}:00`))
  if (!open)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('otherDate')}
      </Button>
    )
  return (
    <form ref={form} className={classes.other} onSubmit={submit} noValidate>
      <TextField {...text('wall')} label={t('otherDate')} type="datetime-local" />
      <Button type="submit" variant="outline">
        {t('pick')}
      </Button>
    </form>
  )
}
