import { Link, type LinkProps } from 'react-router'
import classes from './text-link.module.css'

/** A link among words, in poppy. */
export const TextLink = (props: LinkProps) => <Link {...props} className={classes.link} />
