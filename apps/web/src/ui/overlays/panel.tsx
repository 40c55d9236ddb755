import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactElement, type ReactNode, useId } from 'react'
import { marksPositioned } from '../theme/popover.ts'
import classes from './panel.module.css'

export type PanelProps = {
  opened: boolean
  onChange: (opened: boolean) => void
  /** The button that opens it. It must accept a `ref` and have an accessible name. */
  target: ReactElement
  title: ReactNode
  /** One secondary action beside the title. */
  aside?: ReactNode
  /** Under the content: the link to the full list. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A popover under a button of the top bar. Takes the focus, closes on Escape or a click outside, and restores the
 * focus.
 */
export const Panel = ({ opened, onChange, target, title, aside, footer, children }: PanelProps) => {
  const titleId = useId()
  // The dropdown itself hears Escape only once the focus has come into it, which is a moment after it is shown.
  useWindowEvent('keydown', ({ key, target: at }) => {
    if (opened && key === 'Escape' && at instanceof Element && !at.closest('[role="dialog"]')) onChange(false)
  })
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={6}
      // The same margin on both sides of a phone's screen.
      middlewares={{ ...marksPositioned, shift: { padding: 12 } }}
      shadow="none"
      trapFocus
      returnFocus
      withinPortal={false}
      // Not on pointer down: a dialog opened from the panel would unmount before the click.
      clickOutsideEvents={['click']}
      transitionProps={{ duration: 140, transition: 'pop-top-right' }}
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {aside}
        </div>
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Popover.Dropdown>
    </Popover>
  )
}
