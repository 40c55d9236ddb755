import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { CountBadge } from '../feedback/count-badge.tsx'
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

const classOf = (className: string | undefined) => [classes.root, className].filter(Boolean).join(' ')

/** A round icon button of 44 px. */
export const IconButton = ({ label, icon, badge = 0, look = 'plain', className, ...props }: IconButtonProps) => (
  <button type="button" title={label} {...props} aria-label={label} data-look={look} className={classOf(className)}>
    {icon}
    <CountBadge className={classes.badge} count={badge} />
  </button>
)

type IconLinkProps = Pick<IconButtonProps, 'label' | 'icon' | 'badge'> & { to: string }

/** A link that looks like an icon button. */
export const IconLink = ({ label, icon, badge = 0, to }: IconLinkProps) => (
  <Link to={to} title={label} aria-label={label} data-look="plain" className={classOf(undefined)}>
    {icon}
    <CountBadge className={classes.badge} count={badge} />
  </Link>
)
