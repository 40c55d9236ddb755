import { useParams } from 'react-router'
import { EventPage } from '#features/celebrations/events'
import { EventPanel } from '#features/celebrations/invitations'
import { EventWall, OwnEntries } from '#features/celebrations/wall'
import { Component as NotFound } from '../../site/not-found/route.tsx'
import classes from './event.module.css'

/** A celebration's own page. */
export const Component = () => {
  const { id = '' } = useParams()
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return <NotFound />
  // Who was taken off the list of a private event may have left something on its wall.
  const missing = (
    <>
      <NotFound />
      <div className={classes.alone}>
        <OwnEntries eventId={Number(id)} />
      </div>
    </>
  )
  return <EventPage key={id} id={Number(id)} missing={missing} Panel={EventPanel} Wall={EventWall} />
}
