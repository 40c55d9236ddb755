import type { Event } from '@celebrio/contract/celebrations/events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { useSession } from '#lib/session.ts'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Composer } from './composer.tsx'
import { useApproveFirst, wallQuery } from './data.ts'
import { Entry } from './entry.tsx'
import { OwnEntries } from './own-entries.tsx'
import { Pictures } from './pictures.tsx'
import classes from './wall.module.css'

type View = 'wall' | 'album'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonBlock height={160} />
  </SkeletonGroup>
)

const Entries = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('wall')
  return (
    <Pages
      compact
      list={useInfiniteQuery(wallQuery(eventId, false))}
      itemsOf={page => page.entries}
      waiting={<Waiting />}
      empty={<p className={classes.none}>{t('noEntries')}</p>}
    >
      {entries => (
        <ul className={classes.entries} aria-label={t('wall')}>
          {entries.map(entry => (
            <Entry key={entry.id} eventId={eventId} entry={entry} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

const Album = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('wall')
  return (
    <Pages
      compact
      list={useInfiniteQuery(wallQuery(eventId, true))}
      itemsOf={page => page.entries.flatMap(({ images, user }) => images.map(media => ({ media, author: user.name })))}
      waiting={<Waiting />}
      empty={<p className={classes.none}>{t('noPictures')}</p>}
    >
      {pictures => <Pictures pictures={pictures} label={t('album')} />}
    </Pages>
  )
}

/** Lets the host choose whether guests' entries need approval. */
const ApproveFirst = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('wall')
  const { data } = useInfiniteQuery(wallQuery(eventId, false))
  const hintId = useId()
  const { value, show } = useOptimisticValue(data, data?.pages[0]?.approve_first)
  const { mutate } = useApproveFirst(eventId, show)
  if (value === undefined) return null
  return (
    <div>
      <SwitchField
        label={t('approveFirst')}
        checked={value}
        onChange={() => mutate(!value)}
        {...(value && { 'aria-describedby': hintId })}
      />
      {value && (
        <p id={hintId} className={classes.hint}>
          {t('waitsOn')}
        </p>
      )}
    </div>
  )
}

/** Wall of host and guests: entries, and all pictures as an album. People who no longer come see only their own. */
export const EventWall = ({ event }: { event: Event }) => {
  const { t } = useTranslation('wall')
  const session = useSession()
  const [view, setView] = useState<View>('wall')
  const place = usePlaceInView('wall')
  if (!session || !event.can.see_wall) return <OwnEntries eventId={event.id} />
  return (
    <section ref={place} className={classes.sheet} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.lead}>{t('lead')}</p>
      {event.can.edit && <ApproveFirst eventId={event.id} />}
      <Composer eventId={event.id} />
      <ChoiceField
        label={t('show')}
        labelHidden
        value={view}
        onChange={setView}
        options={[
          { value: 'wall', label: t('wall') },
          { value: 'album', label: t('album') },
        ]}
      />
      {view === 'wall' ? <Entries eventId={event.id} /> : <Album eventId={event.id} />}
    </section>
  )
}
