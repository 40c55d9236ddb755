import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { Stepper } from '#ui/choices/stepper.tsx'
import classes from './answer-sheet.module.css'
import type { Acceptance } from './answers.ts'

type PartyFieldsProps = {
  values: Acceptance
  onChange: (changes: Partial<Acceptance>) => void
  /** How many people a guest may bring; null where that is up to them. */
  companionsMax: number | null
  /** How many come already: a party that was accepted may stay larger than what is allowed by now. */
  party?: number
  /** After the deadline a party can only become smaller. */
  isLate?: boolean
}

const mostOf = ({ companionsMax, party = 1, isLate }: PartyFieldsProps): number => {
  if (isLate) return party
  return companionsMax === null ? Number.POSITIVE_INFINITY : Math.max(party, companionsMax + 1)
}

/** How many adults and children come, and how many may. */
export const PartyFields = (props: PartyFieldsProps) => {
  const { t } = useTranslation('guests')
  const { values, onChange, companionsMax, isLate } = props
  const { adults, children } = values
  const most = mostOf(props)
  if (companionsMax === 0 && most === 1 && adults + children === 1)
    return <p className={classes.limit}>{t('justYou')}</p>
  return (
    <div className={classes.party}>
      <Stepper
        label={t('adults')}
        hint={t('adultsHint')}
        value={adults}
        min={1}
        max={Math.min(partyLimits.adults, most - children)}
        onChange={count => onChange({ adults: count })}
        fewer={t('adultFewer')}
        more={t('adultMore')}
      />
      <Stepper
        label={t('children')}
        value={children}
        min={0}
        max={Math.min(partyLimits.children, most - adults)}
        onChange={count => onChange({ children: count })}
        fewer={t('childFewer')}
        more={t('childMore')}
      />
      {isLate && <p className={classes.limit}>{t('noMore')}</p>}
      {!isLate && companionsMax !== null && (
        <p className={classes.limit}>{companionsMax === 0 ? t('justYou') : t('bringUpTo', { count: companionsMax })}</p>
      )}
    </div>
  )
}
