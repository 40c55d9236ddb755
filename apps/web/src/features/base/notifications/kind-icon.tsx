import type { NoticeLook } from './looks.ts'
import classes from './notification-row.module.css'

/** The small badge on an avatar that shows the kind of notification; decorative, the text says it too. */
export const KindIcon = ({ look: { icon: Icon, colour } }: { look: NoticeLook }) => (
  <span className={classes.seal} data-colour={colour} aria-hidden>
    <Icon size={14} weight="fill" />
  </span>
)
