import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import classes from './disclosure.module.css'

type DisclosureProps = {
  /** The button's accessible name. It must contain the visible text. */
  label: string
  shown: ReactNode
  children: ReactNode
}

/** A button and the panel that it opens. Closes on Escape, on a choice, and when focus or a click goes elsewhere. */
export const Disclosure = ({ label, shown, children }: DisclosureProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div role="presentation" className={classes.disclosure} onKeyDown={onEscape} onBlur={onLeave}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {shown}
      </button>
      <div
        role="presentation"
        id={id}
        className={classes.sheet}
        hidden={!open}
        tabIndex={-1}
        onClick={() => setOpen(false)}
      >
        {children}
      </div>
    </div>
  )
}
