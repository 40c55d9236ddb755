import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import classes from './answer-sheet.module.css'

type SpotsLeftProps = {
  event: Event
  /** They have a place already, which grows or not. */
  hasSeat?: boolean
  /** How many people are to come. */
  party: number
}

/** How many places are left, or that so many people go to the waiting list. */
export const SpotsLeft = ({ event: { members, total_guests }, hasSeat = false, party }: SpotsLeftProps) => {
  const { t } = useTranslation('guests')
  if (members === null) return null
  const left = Math.max(0, members - total_guests)
  const textOf = () => {
    if (hasSeat) return left === 0 ? t('noneLeft') : t('spotsLeft', { count: left })
    if (party <= left) return t('spotsLeft', { count: left })
    return left === 0 ? t('waitsAll') : t('waitsParty', { count: left })
  }
  return (
    <p className={classes.spots} aria-live="polite">
      {textOf()}
    </p>
  )
}
