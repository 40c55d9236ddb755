import { type Event, eventLimits } from '@celebrio/contract/celebrations/events'
import type { Poll } from '@celebrio/contract/celebrations/polls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import classes from './changing.module.css'
import { NewDates } from './new-dates.tsx'
import { OldDate } from './old-date.tsx'
import { useChanges } from './use-changes.ts'

type FieldsProps = { event: Event; poll: Poll; form: string; onSaved: () => void }

const Fields = ({ event, poll, form, onSaved }: FieldsProps) => {
  const { t } = useTranslation('polls')
  const changes = useChanges(event, poll, onSaved)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    changes.save()
  }
  return (
    <form id={form} className={classes.fields} onSubmit={submit} noValidate>
      <p className={classes.hint}>{t('changeHint', { least: eventLimits.leastDates, most: eventLimits.dates })}</p>
      <ul className={classes.dates}>
        {poll.dates.map(date => (
          <OldDate key={date.id} date={date} changes={changes} />
        ))}
      </ul>
      <NewDates changes={changes} />
    </form>
  )
}

/** Edits the options of an open poll. */
export const ChangeDates = ({ event, poll }: { event: Event; poll: Poll }) => {
  const { t } = useTranslation('polls')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(true)}>
        {t('change')}
      </Button>
      <FormDialog opened={opened} onClose={close} title={t('change')} action={t('saveDates')}>
        {form => <Fields event={event} poll={poll} form={form} onSaved={close} />}
      </FormDialog>
    </>
  )
}
