import { type AvailabilityTerms, type Weekday, weekdays } from '@celebrio/contract/market/availability-shapes'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#lib/formats-days.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { Legend } from '#ui/fields/legend.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import shared from './availability.module.css'
import classes from './terms-form.module.css'
import { useTermsForm } from './use-terms-form.ts'

type PartProps = { form: Omit<ReturnType<typeof useTermsForm>, 'form'> }

const Weekdays = ({ form: { values, change } }: PartProps) => {
  const { t } = useTranslation('availability')
  const { weekdays_off: off } = values
  const toggle = (weekday: Weekday) =>
    change({ weekdays_off: weekdays.filter(one => (one === weekday ? !off.includes(one) : off.includes(one))) })
  return (
    <fieldset>
      <Legend>{t('weekdaysOff')}</Legend>
      <div className={classes.weekdays}>
        {weekdays.map(weekday => (
          <button
            key={weekday}
            type="button"
            className={classes.weekday}
            aria-pressed={off.includes(weekday)}
            onClick={() => toggle(weekday)}
          >
            <span aria-hidden>{formatWeekday(weekday, 'short').replace('.', '')}</span>
            <VisuallyHidden>{formatWeekday(weekday, 'long')}</VisuallyHidden>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const Numbers = ({ form: { text } }: PartProps) => {
  const { t } = useTranslation('availability')
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className={classes.pair}>
      <TextField {...text('bookings_a_day')} {...number} label={t('most')} hint={t('mostHint')} />
      <TextField {...text('lead_days')} {...number} label={t('leadDays')} hint={t('leadDaysHint')} />
    </div>
  )
}

/** On which days a provider works, how many bookings they take, how early, and whether days can be held. */
export const TermsForm = ({ terms }: { terms: AvailabilityTerms }) => {
  const { t } = useTranslation('availability')
  const { form: place, ...form } = useTermsForm(terms)
  return (
    <form ref={place} className={classes.terms} aria-label={t('terms')} noValidate onSubmit={form.submit}>
      <h2>{t('terms')}</h2>
      <Weekdays form={form} />
      <Numbers form={form} />
      <div>
        <SwitchField
          label={t('allowsHolds')}
          checked={form.values.allows_holds}
          onChange={({ currentTarget }) => form.change({ allows_holds: currentTarget.checked })}
        />
        <p className={shared.note}>{t('allowsHoldsHint')}</p>
      </div>
      <div>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
