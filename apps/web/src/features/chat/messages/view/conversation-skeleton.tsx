import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { WaitingHead } from './conversation-head.tsx'
import classes from './conversation-skeleton.module.css'
import view from './conversation-view.module.css'

/** Widths of messages, in percent; those of the viewer stand at the other side. */
const lines = [
  { width: 46, isOwn: false },
  { width: 62, isOwn: false },
  { width: 38, isOwn: true },
  { width: 54, isOwn: false },
  { width: 44, isOwn: true },
]

/** A conversation while it is fetched. @param id undefined while it is still opened */
export const ConversationSkeleton = ({ id }: { id?: number }) => (
  <div className={view.conversation}>
    <WaitingHead id={id} />
    <div className={classes.messages}>
      <SkeletonGroup>
        {lines.map(({ width, isOwn }) => (
          <div key={width} className={classes.line} data-own={isOwn || undefined} style={{ width: `${width}%` }}>
            <SkeletonBlock height={44} />
          </div>
        ))}
      </SkeletonGroup>
    </div>
    <div className={classes.field} />
  </div>
)
