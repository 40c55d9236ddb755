import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './event-page.module.css'

/** Skeleton of the event page. */
export const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.event}>
      <SkeletonBlock height={720} />
      <SkeletonBlock height={360} />
    </div>
  </SkeletonGroup>
)
