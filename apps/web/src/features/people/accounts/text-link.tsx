import { Link, type LinkProps } from 'react-router'
import classes from './text-link.module.css'

/** A link in running text, in poppy. */
export const TextLink = (props: LinkProps) => <Link {...props} className={classes.link} />
