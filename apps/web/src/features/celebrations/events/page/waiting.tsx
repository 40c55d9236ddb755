import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './event-page.module.css'

/** The page of an event to come. */
export const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.event}>
      <SkeletonBlock height={720} />
      <SkeletonBlock height={360} />
    </div>
  </SkeletonGroup>
)
