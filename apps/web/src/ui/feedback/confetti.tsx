import classes from './confetti.module.css'

/** Falls once behind what stands beside it, where something is truly celebrated. Decorative; none with reduced motion. */
export const Confetti = () => (
  <span className={classes.confetti} aria-hidden>
    <span />
    <span />
  </span>
)
