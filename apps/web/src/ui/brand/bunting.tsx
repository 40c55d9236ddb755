import classes from './bunting.module.css'

/** A line of pennants under the top bar; it sways once when the page opens. Decorative; never inside forms or errors. */
export const Bunting = () => <div className={classes.bunting} aria-hidden />
