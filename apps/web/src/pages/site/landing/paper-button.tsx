import type { ComponentProps } from 'react'
import classes from './paper-button.module.css'

type PaperButtonProps = ComponentProps<'a'> & {
  href: string
  /** `poppy` is the main action, `line` stands beside it, `cream` lies on dark paper. */
  look: 'poppy' | 'line' | 'cream'
}

/** A link as a pill on coloured paper: unlike the buttons of the app it looks the same in both schemes. */
export const PaperButton = ({ look, children, ...props }: PaperButtonProps) => (
  <a {...props} className={classes.button} data-look={look}>
    {children}
  </a>
)
