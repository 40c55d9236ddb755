import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Flag } from '@phosphor-icons/react/Flag'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateName } from '#lib/truncate-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { useRemove } from './data.ts'
import { nameLength } from './name-length.ts'
import classes from './person-card.module.css'
import { ProfileDialog } from './profile-dialog.tsx'
import { ReportEntry } from './report-entry.tsx'
import { TreatButton } from './treat-button.tsx'

const CardMenu = ({ entry }: { entry: MeetEntry }) => {
  const { t } = useTranslation('meet')
  const [reporting, setReporting] = useState(false)
  const remove = useRemove(entry)
  const target = (
    <IconButton label={t('moreAbout', { name: entry.name })} icon={<DotsThree size={24} weight="bold" aria-hidden />} />
  )
  return (
    <>
      <Menu target={target} portal>
        <MenuItem icon={<Trash size={20} aria-hidden />} onClick={() => remove.mutate()}>
          {t('delete')}
        </MenuItem>
        <MenuItem danger icon={<Flag size={20} aria-hidden />} onClick={() => setReporting(true)}>
          {t('report')}
        </MenuItem>
      </Menu>
      <ReportEntry entry={entry} opened={reporting} onClose={() => setReporting(false)} />
    </>
  )
}

/** The card of a person to meet. */
export const PersonCard = ({ entry }: { entry: MeetEntry }) => {
  const { t } = useTranslation('meet')
  const [viewing, setViewing] = useState(false)
  const { name, country, profile_picture: picture } = entry
  const shown = truncateName(name, nameLength)
  return (
    <li className={classes.card} aria-label={name}>
      <button type="button" className={classes.photo} tabIndex={-1} aria-hidden="true" onClick={() => setViewing(true)}>
        <Avatar name={name} src={picture} size={160} square />
      </button>
      <div className={classes.words}>
        <div className={classes.who}>
          <h2 className={classes.name} dir="auto" title={shown === name ? undefined : name} aria-label={name}>
            {shown}
          </h2>
          {country && <p className={classes.country}>{country.name}</p>}
        </div>
        <CardMenu entry={entry} />
      </div>
      <div className={classes.actions}>
        <TreatButton entry={entry} />
        <Button
          variant="outline"
          size="small"
          aria-label={t('viewProfileOf', { name })}
          onClick={() => setViewing(true)}
        >
          {t('viewProfile')}
        </Button>
      </div>
      <ProfileDialog entry={entry} opened={viewing} onClose={() => setViewing(false)} />
    </li>
  )
}
