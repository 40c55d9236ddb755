import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '#lib/session.ts'
import { Menu, MenuDivider, MenuItem } from '#ui/overlays/menu.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { useAccountActions } from './account-actions.tsx'
import classes from './account-menu.module.css'
import { LanguageDialog } from './language-dialog.tsx'
import type { NavigationLink } from './links.ts'

type AccountMenuProps = {
  user: SessionUser
  /** In the provider area the company's logo stands for the person. */
  company?: boolean
  /** Pages for which the top bar may have no room. */
  links?: readonly NavigationLink[]
}

/** The avatar at the right of the top bar, and its menu. */
export const AccountMenu = ({ user, company = false, links = [] }: AccountMenuProps) => {
  const { t } = useTranslation('app')
  const [choosing, setChoosing] = useState(false)
  const actions = useAccountActions(() => setChoosing(true))
  const shop = company ? user.service_provider : null
  const name = shop?.company_name ?? user.name
  const target = (
    <button
      type="button"
      className={classes.target}
      data-square={company || undefined}
      aria-label={t('accountMenu', { name })}
    >
      <Avatar name={name} src={shop ? shop.logo : user.profile_picture} size={40} square={company} />
    </button>
  )
  return (
    <>
      <Menu target={target} width={260}>
        <p className={classes.name} role="presentation">
          {name}
        </p>
        <MenuDivider />
        {links.map(({ to, label, icon: Icon }) => (
          <MenuItem key={to} to={to} icon={<Icon size={20} aria-hidden />}>
            {t(label)}
          </MenuItem>
        ))}
        {actions.map(({ key, icon: Icon, label, ...action }) => (
          <MenuItem key={key} {...action} icon={<Icon size={20} aria-hidden />}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <LanguageDialog opened={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}
