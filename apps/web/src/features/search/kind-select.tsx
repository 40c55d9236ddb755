import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { useTranslation } from 'react-i18next'
import { type Kind, kindOf, useKinds } from './data.ts'
import classes from './search-box.module.css'

/** Selects the kind to search for; a native select, which is best on phones. */
export const KindSelect = ({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) => {
  const { t } = useTranslation('search')
  const kinds = useKinds()
  return (
    <span className={classes.kind}>
      <select
        aria-label={t('kind')}
        value={value}
        onChange={({ currentTarget }) => onChange(kindOf(currentTarget.value, kinds))}
      >
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </select>
      <CaretDown size={14} aria-hidden />
    </span>
  )
}
