import { useTranslation } from 'react-i18next'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './event-form.module.css'
import { OtherDates } from './other-dates.tsx'
import type { EventForm } from './use-event-form.ts'
import { movedTo } from './values.ts'
import { ZoneField } from './zone-field.tsx'

type WhenProps = { form: EventForm }

const Zone = ({ form: { values, errors, change } }: WhenProps) => (
  <ZoneField
    value={values.timezone}
    at={values.event_date}
    error={errors.timezone}
    onChange={timezone => change({ timezone })}
  />
)

/** One date, and an end where it has one of its own. */
const OneDate = ({ form: { text, values, change } }: WhenProps) => {
  const { t } = useTranslation('events')
  return (
    <div className={classes.pair}>
      <TextField
        {...text('event_date')}
        label={t('dateAndTime')}
        type="datetime-local"
        onChange={({ currentTarget }) => change(movedTo(currentTarget.value, values))}
      />
      <TextField
        {...text('end_date')}
        label={t('end')}
        optional
        type="datetime-local"
        min={values.event_date || undefined}
      />
    </div>
  )
}

/** When it is, or when it could be; the date of an event that is there is not typed while guests choose it. */
export const When = ({ form }: WhenProps) => {
  const { t } = useTranslation('events')
  const { guests_choose } = form.values
  if (!form.isNew && guests_choose) return <p className={classes.voting}>{t('dateVoting')}</p>
  return (
    <>
      {form.isNew && (
        <SwitchField
          label={t('guestsChoose')}
          checked={guests_choose}
          onChange={() => form.change({ guests_choose: !guests_choose })}
        />
      )}
      {guests_choose ? <OtherDates form={form} /> : <OneDate form={form} />}
      <Zone form={form} />
    </>
  )
}
