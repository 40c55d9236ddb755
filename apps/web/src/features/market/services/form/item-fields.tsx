import { hourSteps, unitCodes, units } from '@celebrio/contract/market/service-forms'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './items.module.css'
import type { HourStep, ItemValues } from './values.ts'

type ItemFieldsProps = {
  item: ItemValues
  currency: string
  /** It has just been added: what is typed next is its name. */
  isNew: boolean
  /** What is wrong with a field of the item. */
  errorOf: (name: keyof ItemValues) => string | undefined
  onChange: (changes: Partial<ItemValues>) => void
}

const UnitField = ({ item, errorOf, onChange }: Omit<ItemFieldsProps, 'currency' | 'isNew'>) => {
  const { t } = useTranslation('services')
  const choose = (code: string) => {
    const unit = unitCodes.find(one => String(one) === code)
    if (unit) onChange({ unit })
  }
  return (
    <SelectField
      label={t('unit')}
      hint={t('unitHint')}
      options={unitCodes.map(code => ({ value: String(code), label: t(`unit${code}`) }))}
      value={String(item.unit)}
      error={errorOf('unit')}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

const StepField = ({ item, errorOf, onChange }: Omit<ItemFieldsProps, 'currency' | 'isNew'>) => {
  const { t } = useTranslation('services')
  const choose = (minutes: number) => {
    const step = hourSteps.find(one => one === minutes)
    if (step) onChange({ step_minutes: step satisfies HourStep })
  }
  return (
    <SelectField
      label={t('step')}
      options={hourSteps.map(minutes => ({ value: String(minutes), label: t(`step${minutes}`) }))}
      value={String(item.step_minutes)}
      error={errorOf('step_minutes')}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    />
  )
}

const quantities = ['qty', 'least_qty', 'most_qty'] as const

const Quantities = ({ item, errorOf, onChange }: Omit<ItemFieldsProps, 'currency' | 'isNew'>) => {
  const { t } = useTranslation('services')
  return (
    <div className={classes.three}>
      {quantities.map(name => (
        <TextField
          key={name}
          label={t(name)}
          placeholder={t(`${name}_empty`)}
          value={item[name]}
          error={errorOf(name)}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  )
}

/** The fields of one item: what it costs, in which unit, and how many of it. */
export const ItemFields = ({ currency, isNew, ...choices }: ItemFieldsProps) => {
  const { t } = useTranslation('services')
  const { item, errorOf, onChange } = choices
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  return (
    <>
      <TextField
        ref={first}
        label={t('itemName')}
        value={item.name}
        error={errorOf('name')}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextField
          label={t('price', { currency })}
          value={item.price}
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
        />
        <UnitField {...choices} />
      </div>
      {item.unit === units.hour && <StepField {...choices} />}
      <Quantities {...choices} />
    </>
  )
}
