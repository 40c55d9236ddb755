import classes from './count-badge.module.css'

type CountBadgeProps = { count: number; className?: string | undefined }

/** How many are new, up to "99+"; nothing at 0. For the eye: the name of what it stands at says it too. */
export const CountBadge = ({ count, className }: CountBadgeProps) =>
  count > 0 && (
    <span className={[classes.badge, className].filter(Boolean).join(' ')} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  )
