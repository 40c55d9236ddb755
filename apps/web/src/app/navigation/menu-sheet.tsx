import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type AccountAction, useAccountActions } from './account-actions.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import type { NavigationLink } from './links.ts'
import classes from './sheet-list.module.css'

const SheetItem = ({ action, onDone }: { action: AccountAction; onDone: () => void }) => {
  const { icon: Icon, label, aside, to, onClick, stays } = action
  const inside = (
    <>
      <Icon size={24} aria-hidden />
      <span className={classes.label}>{label}</span>
      {aside && <span className={classes.aside}>{aside}</span>}
    </>
  )
  const act = () => {
    if (!stays) onDone()
    onClick?.()
  }
  return to ? (
    <NavLink to={to} end className={classes.item} onClick={onDone}>
      {inside}
    </NavLink>
  ) : (
    <button type="button" className={classes.item} onClick={act}>
      {inside}
    </button>
  )
}

type MenuSheetProps = {
  /** Pages of the navigation for which there is no tab. */
  links: readonly NavigationLink[]
  opened: boolean
  onClose: () => void
}

/** The avatar menu's content as a sheet, for phones. */
export const MenuSheet = ({ links, opened, onClose }: MenuSheetProps) => {
  const { t } = useTranslation('app')
  const [choosing, setChoosing] = useState(false)
  const pages = links.map(({ label, ...link }) => ({ ...link, key: label, label: t(label) }))
  const actions = [...pages, ...useAccountActions(() => setChoosing(true))]
  return (
    <>
      <Dialog opened={opened} onClose={onClose} title={t('menu')}>
        <ul className={classes.list}>
          {actions.map(action => (
            <li key={action.key}>
              <SheetItem action={action} onDone={onClose} />
            </li>
          ))}
        </ul>
      </Dialog>
      <LanguageDialog opened={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}
