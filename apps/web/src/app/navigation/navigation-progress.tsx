import { useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

/** A thin line at the top while the next page is fetched; it shows only when that takes longer than a blink. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={classes.line} aria-hidden />
