import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSession } from '#lib/session.ts'
import { userKeyOf } from '#lib/user-storage.ts'
import { Confetti } from '#ui/feedback/confetti.tsx'
import classes from './celebration.module.css'

/** Whether it is celebrated for the first time on this device. */
function celebrateOnce(id: number): boolean {
  const user = readSession()?.user.id
  if (user === undefined) return false
  const key = userKeyOf(user, `celebrated-booking:${id}`)
  try {
    if (localStorage.getItem(key) !== null) return false
    localStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}

/** All is served. Confetti falls once. */
export const Celebration = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const [isFirst] = useState(() => celebrateOnce(booking.id))
  return (
    <section className={classes.done}>
      {isFirst && <Confetti />}
      <h2 className={classes.title}>{t('completedThanks')}</h2>
      <p>{t('completedText', { name: booking.service_provider.company_name })}</p>
    </section>
  )
}
