import { Link, type LinkProps } from 'react-router'
import classes from './paper-button.module.css'

type PaperButtonProps = LinkProps & {
  /** `poppy` is the main action, `line` stands beside it, `cream` lies on dark paper. */
  look: 'poppy' | 'line' | 'cream'
}

/** A link as a pill on coloured paper: unlike the buttons of the app it looks the same in both schemes. */
export const PaperButton = ({ look, ...props }: PaperButtonProps) => (
  <Link {...props} className={classes.button} data-look={look} />
)
