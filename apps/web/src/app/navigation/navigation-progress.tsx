import { useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

/** A thin progress bar at the top while the next page loads; appears only when that takes noticeably long. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={classes.line} aria-hidden />
