import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { type FloatingPosition, Menu as MantineMenu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './menu.module.css'

export type MenuProps = {
  /** The button that opens it. It must take a `ref` and name itself. */
  target: ReactElement
  /** Pixels; as wide as its words without one. */
  width?: number
  position?: FloatingPosition
  /** For buttons in a box that cuts off what leaves it: the menu is then drawn at the end of the page. */
  portal?: boolean
  /** Items and dividers. */
  children: ReactNode
}

/** Actions behind a button: arrow keys walk, letters jump, Escape closes and gives the focus back. */
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
  /** On the right: the present choice. */
  aside?: ReactNode
  /** A link of the app; else use `onClick`. */
  to?: string
  onClick?: () => void
  danger?: boolean
  /** Leaves the menu open after the click. */
  stays?: boolean
  children: ReactNode
}

export const MenuItem = ({ icon, aside, to, onClick, danger, stays, children }: MenuItemProps) => {
  const look = { leftSection: icon, rightSection: aside, 'data-danger': danger || undefined, onClick, children }
  if (to) return <MantineMenu.Item component={Link} to={to} {...look} />
  return <MantineMenu.Item {...look} closeMenuOnClick={!stays} />
}

export const MenuDivider = MantineMenu.Divider
