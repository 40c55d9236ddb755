import classes from './confetti.module.css'

/** Confetti that falls once behind its siblings, for real celebrations only. Decorative; none with reduced motion. */
export const Confetti = () => (
  <span className={classes.confetti} aria-hidden>
    <span />
    <span />
  </span>
)
