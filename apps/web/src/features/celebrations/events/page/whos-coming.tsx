import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './whos-coming.module.css'

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name

const Guest = ({ guest: { name, profile_picture, party } }: { guest: Event['guests'][number] }) => {
  const { t } = useTranslation('events')
  return (
    <li className={classes.guest}>
      <span className={classes.face}>
        <Avatar name={name} src={profile_picture} size={54} />
        {party > 1 && (
          <span className={classes.party} aria-hidden>
            +{party - 1}
          </span>
        )}
      </span>
      <span aria-hidden dir="auto">
        {firstName(name)}
      </span>
      <VisuallyHidden>{party > 1 ? t('withOthers', { name, count: party - 1 }) : name}</VisuallyHidden>
    </li>
  )
}

/** Avatars of the guests and the number of seats taken. */
export const WhosComing = ({ event: { guests, total_guests, members, your_role } }: { event: Event }) => {
  const { t } = useTranslation('events')
  const taken = formatCount(total_guests)
  const count = members === null ? taken : t('of', { taken, places: formatCount(members) })
  const isHost = your_role === 'host' || your_role === 'cohost'
  const hidden = t(isHost ? 'facesOfHost' : 'facesHidden')
  return (
    <section aria-label={t('whoComes')}>
      <h2 className={classes.title}>
        {t('whoComes')}
        <span className={classes.count}>{count}</span>
      </h2>
      {guests.length > 0 ? (
        <ul className={classes.string}>
          {guests.map(guest => (
            <Guest key={guest.id} guest={guest} />
          ))}
        </ul>
      ) : (
        <p className={classes.nobody}>{total_guests > 0 ? hidden : t('nobodyYet')}</p>
      )}
    </section>
  )
}
