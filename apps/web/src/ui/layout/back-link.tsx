import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft'
import { Link } from 'react-router'
import classes from './back-link.module.css'

export type BackLinkProps = {
  to: string
  /** Where it leads. */
  label: string
  /** Only where what is open of a list stands in its place. */
  narrowOnly?: boolean
}

/** To the page that this one belongs to; above the heading. */
export const BackLink = ({ to, label, narrowOnly }: BackLinkProps) => (
  <Link to={to} className={classes.back} data-narrow-only={narrowOnly}>
    <ArrowLeft size={20} aria-hidden />
    {label}
  </Link>
)
