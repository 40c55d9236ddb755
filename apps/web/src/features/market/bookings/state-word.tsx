import type { BookingState } from '@celebrio/contract/market/booking-states'
import type { Icon } from '@phosphor-icons/react'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { Handshake } from '@phosphor-icons/react/Handshake'
import { HourglassLow } from '@phosphor-icons/react/HourglassLow'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { PencilSimpleLine } from '@phosphor-icons/react/PencilSimpleLine'
import { XCircle } from '@phosphor-icons/react/XCircle'
import { useTranslation } from 'react-i18next'
import classes from './state-word.module.css'

const looks: Record<BookingState, { icon: Icon; tone: 'settled' | 'waiting' | 'over' }> = {
  requested: { icon: PaperPlaneTilt, tone: 'waiting' },
  changed: { icon: PencilSimpleLine, tone: 'waiting' },
  accepted: { icon: Handshake, tone: 'settled' },
  serving: { icon: CookingPot, tone: 'settled' },
  completed: { icon: CheckCircle, tone: 'settled' },
  declined: { icon: XCircle, tone: 'over' },
  expired: { icon: HourglassLow, tone: 'over' },
  cancelled: { icon: XCircle, tone: 'over' },
}

type StateWordProps = {
  status: BookingState
  /** It waits for an answer about another date than the first one. */
  isAgain?: boolean
}

/** The state of a booking: an icon and a word in ink, not a pill. */
export const StateWord = ({ status, isAgain = false }: StateWordProps) => {
  const { t } = useTranslation('bookings')
  const { icon: Icon, tone } = looks[status]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={16} weight="fill" aria-hidden />
      {t(isAgain ? 'st_again' : `st_${status}`)}
    </span>
  )
}
