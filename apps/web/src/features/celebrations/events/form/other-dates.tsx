import { eventLimits } from '@celebrio/contract/celebrations/events'
import { Plus } from '@phosphor-icons/react/Plus'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldRow } from '#ui/fields/field-row.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './event-form.module.css'
import type { EventForm } from './use-event-form.ts'

type DateProps = { form: EventForm; index: number }

/** One alternative date. Any change clears its error, because removing a date shifts the indexes. */
const OtherDate = ({ form: { values, errors, change }, index }: DateProps) => {
  const { t } = useTranslation('events')
  const { other_dates } = values
  const name = `other_dates.${index}`
  const setDates = (dates: string[]) => change({ other_dates: dates, [name]: undefined })
  const label = t('dateNumber', { number: index + 2 })
  return (
    <FieldRow>
      <TextField
        name={name}
        label={label}
        type="datetime-local"
        value={other_dates[index] ?? ''}
        error={errors[name]}
        onChange={({ currentTarget }) => setDates(other_dates.with(index, currentTarget.value))}
      />
      {other_dates.length > 1 && (
        <IconButton
          label={t('dateRemove', { number: index + 2 })}
          icon={<X size={20} aria-hidden />}
          onClick={() => setDates(other_dates.toSpliced(index, 1))}
        />
      )}
    </FieldRow>
  )
}

/** The dates that guests vote on. */
export const OtherDates = ({ form }: { form: EventForm }) => {
  const { t } = useTranslation('events')
  const { other_dates } = form.values
  return (
    <>
      <p className={classes.voting}>{t('guestsChooseHint', { count: eventLimits.dates })}</p>
      <TextField {...form.text('event_date')} label={t('dateNumber', { number: 1 })} type="datetime-local" />
      {Array.from(other_dates.keys(), index => (
        <OtherDate key={index} form={form} index={index} />
      ))}
      {other_dates.length < eventLimits.dates - 1 && (
        <div>
          <Button
            variant="outline"
            size="small"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => form.change({ other_dates: [...other_dates, ''] })}
          >
            {t('dateAdd')}
          </Button>
        </div>
      )}
    </>
  )
}
