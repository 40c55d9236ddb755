import { ArrowDown } from '@phosphor-icons/react/ArrowDown'
import { ArrowUp } from '@phosphor-icons/react/ArrowUp'
import { DotsSixVertical } from '@phosphor-icons/react/DotsSixVertical'
import { Trash } from '@phosphor-icons/react/Trash'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Menu, MenuDivider, MenuItem } from '../overlays/menu.tsx'
import classes from './sort-handle.module.css'
import type { Sortable } from './use-sortable.ts'

type SortHandleProps = {
  sortable: Sortable
  /** The place of the entry, and how many there are. */
  at: number
  count: number
  /** Accessible name: what is moved. */
  label: string
  /** What the last item of the menu says. */
  remove: string
  onRemove: () => void
}

type GripProps = Pick<SortHandleProps, 'sortable' | 'at' | 'label'> & Pick<ComponentProps<'button'>, 'ref' | 'onClick'>

const Grip = ({ sortable: { sorter, dragged }, at, label, ...props }: GripProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const step = (event: KeyboardEvent) => {
    if (sorter.step(at, event.key)) event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        {...props}
        className={classes.handle}
        aria-label={label}
        aria-describedby={id}
        data-handle
        data-dragged={dragged === at || undefined}
        onPointerDown={({ button }) => button === 0 && sorter.drag(at)}
        onKeyDown={step}
      >
        <DotsSixVertical size={20} weight="bold" aria-hidden />
      </button>
      <VisuallyHidden id={id}>{t('sortHow')}</VisuallyHidden>
    </>
  )
}

/** The handle of an entry of a list: drag it, use arrow keys on it, or press it for a menu that does the same. */
export const SortHandle = ({ at, count, remove, onRemove, ...grip }: SortHandleProps) => {
  const { t } = useTranslation('ui')
  const { sorter } = grip.sortable
  // The click that ends a drag is none.
  const keepClosed = (event: MouseEvent) => {
    if (event.detail > 0 && sorter.hasDragged()) event.stopPropagation()
  }
  return (
    <div className={classes.root} onClickCapture={keepClosed} role="presentation">
      <Menu target={<Grip at={at} {...grip} />} position="bottom-start" portal>
        {at > 0 && (
          <MenuItem icon={<ArrowUp size={20} aria-hidden />} onClick={() => sorter.step(at, 'ArrowUp')}>
            {t('moveEarlier')}
          </MenuItem>
        )}
        {at < count - 1 && (
          <MenuItem icon={<ArrowDown size={20} aria-hidden />} onClick={() => sorter.step(at, 'ArrowDown')}>
            {t('moveLater')}
          </MenuItem>
        )}
        {count > 1 && <MenuDivider />}
        <MenuItem icon={<Trash size={20} aria-hidden />} danger onClick={onRemove}>
          {remove}
        </MenuItem>
      </Menu>
    </div>
  )
}
