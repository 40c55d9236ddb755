import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './button.module.css'

type Look = {
  /** `primary` (poppy) is the one main action of a screen; `lagoon` accepts; `quiet` has no box; `tile` has its icon above. */
  variant?: 'primary' | 'lagoon' | 'marigold' | 'outline' | 'quiet' | 'white' | 'sunken' | 'danger' | 'tile'
  /** `small` is 36 px high with a mouse and 44 px on phones. */
  size?: 'small' | 'medium' | 'large'
  leftSection?: ReactNode
  rightSection?: ReactNode
  fullWidth?: boolean
  /** Keeps its size and the focus, shows a spinner, and does nothing when it is pressed. */
  loading?: boolean
}

export type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look | 'style' | 'color'>
export type ButtonLinkProps = Look & Omit<LinkProps, keyof Look | 'style' | 'color'>

const split = <P extends Look>({ variant = 'primary', size = 'medium', fullWidth, ...props }: P) => {
  const { leftSection, rightSection, loading, ...rest } = props
  const look = {
    'data-look': variant,
    'data-look-size': size,
    'data-block': fullWidth || undefined,
    'data-loading': loading || undefined,
  }
  return { look, inside: { leftSection, rightSection, loading }, rest }
}

const Inside = ({
  leftSection,
  rightSection,
  loading,
  children,
}: Pick<Look, 'leftSection' | 'rightSection' | 'loading'> & { children: ReactNode }) => (
  <>
    {loading && <span className={classes.loader} aria-hidden="true" />}
    {leftSection && (
      <span className={classes.section} data-position="left">
        {leftSection}
      </span>
    )}
    <span className={classes.label}>{children}</span>
    {rightSection && (
      <span className={classes.section} data-position="right">
        {rightSection}
      </span>
    )}
  </>
)

const classOf = (className: string | undefined) => [classes.root, className].filter(Boolean).join(' ')

/**
 * Ignores the second click of a double click, which may arrive before the button has re-rendered, and all while it is busy: a
 * form is not sent again either, by Enter in a field.
 */
const once =
  (busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) => (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }

export const Button = ({ children, className, type = 'button', disabled, onClick, ...props }: ButtonProps) => {
  const { look, inside, rest } = split(props)
  const busy = inside.loading === true
  return (
    <button
      {...rest}
      {...look}
      className={classOf(className)}
      type={type}
      disabled={disabled}
      // A button that is disabled loses the focus, and what is open around it closes.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={once(busy, onClick)}
    >
      <Inside {...inside}>{children}</Inside>
    </button>
  )
}

/** A link that looks like a button. */
export const ButtonLink = ({ children, className, ...props }: ButtonLinkProps) => {
  const { look, inside, rest } = split(props)
  return (
    <Link {...rest} {...look} className={classOf(className)}>
      <Inside {...inside}>{children}</Inside>
    </Link>
  )
}
