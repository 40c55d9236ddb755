import { EventPage } from '#features/celebrations/events'
import { EventPanel } from '#features/celebrations/invitations'
import { EventWall, OwnEntries } from '#features/celebrations/wall'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'
import classes from './event.module.css'
import { PostButton } from './post-button.tsx'

/** The page of one event. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  // People removed from a private event may still have entries on its wall.
  const missing = (
    <>
      <NotFound />
      <div className={classes.alone}>
        <OwnEntries eventId={id} />
      </div>
    </>
  )
  return <EventPage key={id} id={id} missing={missing} Panel={EventPanel} Wall={EventWall} PostButton={PostButton} />
}
