import { SkeletonAvatar, SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import classes from './post-skeleton.module.css'

const Shape = ({ picture }: { picture: boolean }) => (
  <Card padded={false}>
    <div className={classes.header}>
      <SkeletonAvatar />
      <div className={classes.who}>
        <SkeletonLine width={148} />
        <SkeletonLine width={72} height={10} />
      </div>
    </div>
    <div className={classes.text}>
      <SkeletonLine width="96%" />
      <SkeletonLine width="88%" />
      <SkeletonLine width="52%" />
    </div>
    {picture && (
      <div className={classes.picture}>
        <SkeletonBlock ratio={16 / 9} />
      </div>
    )}
    <div className={classes.bar}>
      <SkeletonLine width={64} height={20} />
      <SkeletonLine width={84} height={20} />
    </div>
  </Card>
)

/** Placeholders of posts. */
export const PostSkeletons = ({ count = 3 }: { count?: number }) => (
  <SkeletonGroup>
    <div className={classes.list}>
      {Array.from({ length: count }, (_, at) => (
        <Shape key={at} picture={at % 2 === 0} />
      ))}
    </div>
  </SkeletonGroup>
)
