import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

export type EmptyStateProps = {
  title: ReactNode
  /** One sentence more, in a host's voice. */
  text?: ReactNode
  /** Address of a drawing, such as `/art/empty-events.svg`; or a node. */
  drawing?: ReactNode
  /** One button that adds the first entry. */
  action?: ReactNode
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4'
  /** Less padding, for lists in rails and dialogs. */
  compact?: boolean
}

export const EmptyState = ({ title, text, drawing, action, heading: Heading = 'h2', compact }: EmptyStateProps) => (
  <div className={classes.empty} data-compact={compact || undefined}>
    {typeof drawing === 'string' ? <img className={classes.drawing} src={drawing} alt="" /> : drawing}
    <Heading className={classes.title}>{title}</Heading>
    {text && <p className={classes.text}>{text}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
