import type { ComponentProps, ReactNode } from 'react'
import classes from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** A count on the corner; nothing at 0. */
  badge?: number
  /** `round` has a sunken background, `plain` none. */
  look?: 'plain' | 'round'
}

/** A round icon button of 44 px. */
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
