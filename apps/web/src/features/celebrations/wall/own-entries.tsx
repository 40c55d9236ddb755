import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { LoadMore } from '#ui/lists/pages.tsx'
import { ownQuery } from './data.ts'
import { Entry } from './entry.tsx'
import classes from './wall.module.css'

/** Lets people delete their entries on a wall they can no longer see; renders nothing if there are none. */
export const OwnEntries = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('wall')
  const session = useSession()
  const list = useInfiniteQuery({ ...ownQuery(eventId), enabled: session !== null && Number.isSafeInteger(eventId) })
  const entries = list.data?.pages.flatMap(page => page.entries) ?? []
  if (entries.length === 0) return null
  return (
    <section className={classes.sheet} aria-label={t('own')}>
      <h2 className={classes.title}>{t('own')}</h2>
      <p className={classes.lead}>{t('ownLead')}</p>
      <ul className={classes.entries} aria-label={t('own')}>
        {entries.map(entry => (
          // Never shown as pending: the host does not review entries of people who no longer come.
          <Entry key={entry.id} eventId={eventId} entry={{ ...entry, is_waiting: false }} />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  )
}
