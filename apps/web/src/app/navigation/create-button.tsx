import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Plus } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import sheet from './sheet-list.module.css'
import classes from './tab-bar.module.css'

const choices = [
  { to: paths.createEvent(), icon: CalendarPlus, label: 'newCelebration' },
  { to: paths.compose(), icon: PencilSimple, label: 'newPost' },
] as const

/** The round button of the tab bar: asks what is to be made. */
export const CreateButton = () => {
  const { t } = useTranslation('app')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <button
        type="button"
        className={classes.plus}
        aria-label={t('create')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Plus size={26} weight="bold" aria-hidden />
      </button>
      <Dialog opened={opened} onClose={close} title={t('create')}>
        <ul className={sheet.list}>
          {choices.map(({ to, icon: Icon, label }) => (
            <li key={to}>
              <Link to={to} className={sheet.item} onClick={close}>
                <Icon size={24} aria-hidden />
                <span className={sheet.label}>{t(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** The round button of the tab bar in the provider area. */
export const AddServiceLink = () => {
  const { t } = useTranslation('app')
  return (
    <Link to={paths.createService()} className={classes.plus} aria-label={t('addService')}>
      <Plus size={26} weight="bold" aria-hidden />
    </Link>
  )
}
