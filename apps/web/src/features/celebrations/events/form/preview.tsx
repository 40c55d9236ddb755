import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaceName } from '#features/base/locations'
import { formatCount } from '#lib/formats.ts'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Invitation } from '../invitation.tsx'
import classes from './event-form.module.css'
import { type EventValues, factsOf } from './values.ts'

/** The invitation as guests will see it, while it is being written. */
export const Preview = ({ values, host }: { values: EventValues; host: string }) => {
  const { t } = useTranslation('events')
  const settled = useDeferredValue(values)
  const location = usePlaceName(settled)
  const seats = /^\d+$/.test(settled.members.trim()) ? Number(settled.members) : 0
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <p className={classes.lead}>{t('asGuestsSee')}</p>
      <PaperSurface paper={settled.paper} printed className={classes.stock}>
        <div className={classes.sheet}>
          <Invitation facts={factsOf(settled, host, location)} heading="h3" sizes="400px" eager />
        </div>
        {seats > 0 && <p className={classes.seats}>{t('seats', { count: seats, number: formatCount(seats) })}</p>}
      </PaperSurface>
    </section>
  )
}
