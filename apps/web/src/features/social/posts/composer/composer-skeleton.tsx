import { SkeletonAvatar, SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import classes from './composer.module.css'

/** Placeholder of the composer, while what stands above it is on its way: its buttons never move under a finger. */
export const ComposerSkeleton = () => (
  <Card padded={false} className={classes.composer}>
    <SkeletonGroup>
      <div className={classes.row}>
        <SkeletonAvatar size={48} />
        <SkeletonLine width="60%" height={20} />
      </div>
      <div className={classes.bar}>
        <SkeletonBlock height={44} />
      </div>
    </SkeletonGroup>
  </Card>
)
