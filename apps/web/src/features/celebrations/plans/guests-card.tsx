import type { eventPlans, Heads } from '@celebrio/contract/celebrations/plans'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import classes from './guests-card.module.css'

export type Summary = Answer<typeof eventPlans.summary>

const RsvpCount = ({ label, heads: { guests, people } }: { label: string; heads: Heads }) => {
  const { t } = useTranslation('plans')
  return (
    <div className={classes.count} data-none={guests === 0 || undefined}>
      <dt>{label}</dt>
      <dd>
        <b>{formatCount(people)}</b>
        {people > guests && <span>{t('answers', { count: guests })}</span>}
      </dd>
    </div>
  )
}

const Door = ({ summary: { checked_in, guests } }: { summary: Summary }) => {
  const { t } = useTranslation('plans')
  const { people } = guests.accepted
  return (
    <div className={classes.door}>
      <p>
        {t('checkedIn')}
        <b>{t('of', { part: formatCount(checked_in.people), whole: formatCount(people) })}</b>
      </p>
      <ProgressBar label={t('checkedIn')} share={people > 0 ? checked_in.people / people : 0} />
    </div>
  )
}

/** Guest counts by RSVP status, companions included, and how many are checked in. */
export const GuestsCard = ({ summary }: { summary: Summary }) => {
  const { t } = useTranslation('plans')
  const { accepted, confirming, pending, maybe, waiting, rejected, requested } = summary.guests
  return (
    <Card as="section" aria-label={t('guests')} className={classes.card}>
      <h2 className={classes.heading}>{t('guests')}</h2>
      <dl className={classes.counts}>
        <RsvpCount label={t('coming')} heads={accepted} />
        {confirming.guests > 0 && <RsvpCount label={t('confirming')} heads={confirming} />}
        <RsvpCount label={t('pending')} heads={pending} />
        {maybe.guests > 0 && <RsvpCount label={t('maybe')} heads={maybe} />}
        <RsvpCount label={t('waiting')} heads={waiting} />
        <RsvpCount label={t('rejected')} heads={rejected} />
        <RsvpCount label={t('requested')} heads={requested} />
      </dl>
      {accepted.people > 0 && <Door summary={summary} />}
    </Card>
  )
}
