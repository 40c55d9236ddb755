import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { ownVerificationQuery } from './data.ts'
import classes from './verifications.module.css'

/** How the document of the viewer's own store stands, in a few words. */
export const DocumentState = () => {
  const { t } = useTranslation('verifications')
  const { data } = useQuery(ownVerificationQuery)
  if (!data) return null
  const { state, waiting_since, decided_at, reason } = data
  return (
    <p className={classes.state} data-state={state}>
      {t(`own.${state}`, { date: formatDate(decided_at ?? waiting_since) })}
      {reason !== null && <q dir="auto">{reason}</q>}
    </p>
  )
}
