import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { type FloatingPosition, Menu as MantineMenu } from '@mantine/core'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './menu.module.css'

export type MenuProps = {
  /** The button that opens it. It must accept a `ref` and have an accessible name. */
  target: ReactElement
  /** In pixels; as wide as its content by default. */
  width?: number
  position?: FloatingPosition
  /** Renders the menu at the end of the document, for buttons inside a container that clips its overflow. */
  portal?: boolean
  /** Items and dividers. */
  children: ReactNode
}

/** A menu button: arrow keys move, letters jump, Escape closes and restores the focus. */
export const Menu = ({ target, width, position = 'bottom-end', portal = false, children }: MenuProps) => (
  <MantineMenu
    width={width}
    position={position}
    offset={6}
    shadow="none"
    withinPortal={portal}
    withInitialFocusPlaceholder={false}
    transitionProps={{ duration: 140, transition: 'pop-top-right' }}
    classNames={{
      dropdown: classes.dropdown,
      item: classes.item,
      itemSection: classes.section,
      divider: classes.divider,
    }}
  >
    <MantineMenu.Target>{target}</MantineMenu.Target>
    <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
  </MantineMenu>
)

export type MenuItemProps = {
  icon?: ReactNode
  /** On the right: the current choice. */
  aside?: ReactNode
  /** A link of the app; else use `onClick`. */
  to?: string
  onClick?: () => void
  danger?: boolean
  /** Keeps the menu open after the click. */
  stays?: boolean
  children: ReactNode
}

/** Moves the focus to the menu button before the item unmounts, so that a dialog opened by it can restore the focus. */
const leave = (entry: Element) => {
  const button = entry.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) document.getElementById(button)?.focus({ preventScroll: true })
}

export const MenuItem = ({ icon, aside, to, onClick, danger, stays, children }: MenuItemProps) => {
  const look = { leftSection: icon, rightSection: aside, 'data-danger': danger || undefined, children }
  if (to) return <MantineMenu.Item component={Link} to={to} onClick={onClick} {...look} />
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (!stays) leave(event.currentTarget)
    onClick?.()
  }
  return <MantineMenu.Item {...look} onClick={choose} closeMenuOnClick={!stays} />
}

export const MenuDivider = MantineMenu.Divider
