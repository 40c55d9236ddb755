import classes from './progress-bar.module.css'

/** A progress bar: a share from 0 to 1, null while indeterminate. */
export const ProgressBar = ({ label, share }: { label: string; share: number | null }) => (
  <progress className={classes.bar} aria-label={label} max={1} value={share ?? undefined} />
)
