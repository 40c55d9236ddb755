import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { type FloatingPosition, Menu as MantineMenu } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import classes from './menu.module.css'
import { useBackCloses } from './use-back-closes.ts'

export type MenuProps = {
  /** The button that opens it. It must accept a `ref` and have an accessible name. */
  target: ReactElement
  /** In pixels; as wide as its content by default. */
  width?: number
  position?: FloatingPosition
  /** Renders the menu at the end of the document, for buttons inside a container that clips its overflow. */
  portal?: boolean
  /** Back closes it, instead of leaving what is open. Not for menus with links: Back from their pages would find the menu’s place in the history. */
  backCloses?: boolean
  /** Items and dividers. */
  children: ReactNode
}

/** A menu button: arrow keys move, letters jump, Escape closes and restores the focus, and Back closes it where it should. */
export const Menu = ({ target, width, position = 'bottom-end', portal = false, backCloses, children }: MenuProps) => {
  const [opened, setOpened] = useState(false)
  useBackCloses(opened && backCloses === true, () => setOpened(false))
  return (
    <MantineMenu
      opened={opened}
      onChange={setOpened}
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
}

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

type MenuChoice = { key: string | number; label: string; icon: ReactNode; isChosen: boolean; onClick: () => void }

/** Left and right move among choices that stand side by side; up and down go through the whole menu. */
function moveAside({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  items.at((items.findIndex(item => item === target) + step) % items.length)?.focus()
}

/** Choices side by side, of each only its icon; at most one of them is chosen. */
export const MenuIcons = ({ choices }: { choices: readonly MenuChoice[] }) => (
  <div role="none" className={classes.icons} onKeyDown={moveAside}>
    {choices.map(({ key, label, icon, isChosen, onClick }) => (
      <MantineMenu.RadioItem
        key={key}
        value={String(key)}
        checked={isChosen}
        closeMenuOnClick
        aria-label={label}
        title={label}
        onClick={event => {
          leave(event.currentTarget)
          onClick()
        }}
      >
        {icon}
      </MantineMenu.RadioItem>
    ))}
  </div>
)

export const MenuDivider = MantineMenu.Divider
