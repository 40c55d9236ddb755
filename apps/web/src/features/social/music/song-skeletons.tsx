import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import classes from './song-list.module.css'

/** Placeholders of songs. */
export const SongSkeletons = () => (
  <SkeletonGroup>
    {[58, 41, 66].map(width => (
      <div key={width} className={classes.waiting}>
        <span>
          <SkeletonBlock height={64} />
        </span>
        <span>
          <SkeletonLine width={`${width}%`} />
          <SkeletonLine width="24%" height={12} />
        </span>
      </div>
    ))}
  </SkeletonGroup>
)
