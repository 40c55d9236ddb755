import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './waiting.module.css'

/** Dockets that are on their way. */
export const DocketsWaiting = () => (
  <SkeletonGroup>
    <div className={classes.dockets}>
      {[1, 2, 3].map(one => (
        <SkeletonBlock key={one} height={150} />
      ))}
    </div>
  </SkeletonGroup>
)
