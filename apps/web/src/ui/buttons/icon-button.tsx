import type { ComponentProps, ReactNode } from 'react'
import classes from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The name that screen readers say and the tooltip shows. */
  label: string
  icon: ReactNode
  /** A count on the corner; nothing at 0. */
  badge?: number
  /** `round` has a sunken ground, `plain` none. */
  look?: 'plain' | 'round'
}

/** A round target of 44 px with an icon and a name. */
export const IconButton = ({ label, icon, badge = 0, look = 'plain', className, ...props }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...props}
    aria-label={label}
    data-look={look}
    className={[classes.root, className].filter(Boolean).join(' ')}
  >
    {icon}
    {badge > 0 && <span className={classes.badge}>{badge > 99 ? '99+' : badge}</span>}
  </button>
)
