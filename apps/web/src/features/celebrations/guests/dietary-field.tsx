import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/choices/chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './answer-sheet.module.css'
import { type Diet, diets, type Needs, readNeeds, writeNeeds } from './diets.ts'

type Chip = Diet | 'other'

const useNames = () => {
  const { t } = useTranslation('guests')
  return Object.fromEntries(diets.map(diet => [diet, t(diet)])) as Record<Diet, string>
}

const toggled = (chosen: readonly Diet[], diet: Diet) =>
  chosen.includes(diet) ? chosen.filter(one => one !== diet) : [...chosen, diet]

type DietaryFieldProps = {
  /** Read once. */
  value: string
  onChange: (value: string) => void
}

/** Dietary needs: the common ones as chips, all others in words. */
export const DietaryField = ({ value, onChange }: DietaryFieldProps) => {
  const { t } = useTranslation('guests')
  const names = useNames()
  const [needs, setNeeds] = useState(() => readNeeds(value, names))
  const [writes, setWrites] = useState(needs.rest !== '')
  const { chosen, rest } = needs
  const change = (changed: Needs) => {
    setNeeds(changed)
    onChange(writeNeeds(changed, names))
  }
  const press = (chip: Chip) => {
    if (chip !== 'other') return change({ chosen: toggled(chosen, chip), rest })
    setWrites(!writes)
    change({ chosen, rest: '' })
  }
  const options: { value: Chip; label: string }[] = diets.map(diet => ({ value: diet, label: names[diet] }))
  return (
    <div className={classes.diet}>
      <Chips<Chip>
        label={t('dietary')}
        optional
        options={[...options, { value: 'other', label: t('otherDiet') }]}
        chosen={writes ? [...chosen, 'other'] : chosen}
        onPress={press}
      />
      {writes && (
        <TextField
          label={t('otherNeeds')}
          maxLength={partyLimits.dietary - writeNeeds({ chosen, rest: '' }, names).length - 2}
          value={rest}
          onChange={({ currentTarget }) => change({ chosen, rest: currentTarget.value })}
        />
      )}
    </div>
  )
}
