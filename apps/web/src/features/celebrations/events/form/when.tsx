import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import classes from './event-form.module.css'
import { OneDate } from './one-date.tsx'
import { OtherDates } from './other-dates.tsx'
import type { EventForm } from './use-event-form.ts'
import { ZoneField } from './zone-field.tsx'

type FormProps = { form: EventForm }

const Zone = ({ form: { values, errors, change } }: FormProps) => (
  <ZoneField
    value={values.timezone}
    at={values.event_date}
    error={errors.timezone}
    onChange={timezone => change({ timezone })}
  />
)

/** Date fields, or the poll's dates; the date of an existing event cannot be edited during its poll. */
export const When = ({
  form,
  warning,
}: FormProps & { /** What another date brings with it. */ warning: ReactNode }) => {
  const { t } = useTranslation('events')
  const { guests_choose } = form.values
  if (!form.isNew && guests_choose) return <p className={classes.voting}>{t('dateVoting')}</p>
  return (
    <>
      {form.isNew && !form.services && (
        <SwitchField
          label={t('guestsChoose')}
          checked={guests_choose}
          onChange={() => form.change({ guests_choose: !guests_choose })}
        />
      )}
      {guests_choose ? <OtherDates form={form} /> : <OneDate form={form} warning={warning} />}
      <Zone form={form} />
    </>
  )
}
