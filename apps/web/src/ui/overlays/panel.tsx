import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { type ReactElement, type ReactNode, useId } from 'react'
import classes from './panel.module.css'

export type PanelProps = {
  opened: boolean
  onChange: (opened: boolean) => void
  /** The button that opens it. It must take a `ref` and name itself. */
  target: ReactElement
  title: ReactNode
  /** Beside the title: one quiet action. */
  aside?: ReactNode
  /** Under the content: where all of it is. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A sheet of paper that hangs from a button of the top bar. Takes the focus, closes by Escape or a click beside it, and
 * gives the focus back.
 */
export const Panel = ({ opened, onChange, target, title, aside, footer, children }: PanelProps) => {
  const titleId = useId()
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={6}
      // As much room on both sides of a phone's width.
      middlewares={{ flip: true, shift: { padding: 12 } }}
      shadow="none"
      trapFocus
      returnFocus
      withinPortal={false}
      // Not when a press begins: a dialog of the sheet's own would be gone before the press ends.
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
