import { maxPreferredProviders, type ProviderEntry } from '@celebrio/contract/people/profile-providers'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { X } from '@phosphor-icons/react/X'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { providersQuery } from './data.ts'
import classes from './edit.module.css'

export type ProviderPickerProps = {
  value: ProviderEntry[]
  error: string | undefined
  onChange: (value: ProviderEntry[]) => void
}

const max = maxPreferredProviders
const labelOf = ({ company_name, city }: ProviderEntry) => (city ? `${company_name}, ${city}` : company_name)

const Chosen = ({ value, onChange }: Pick<ProviderPickerProps, 'value' | 'onChange'>) => {
  const { t } = useTranslation('profiles')
  if (value.length === 0) return null
  return (
    <ul className={classes.chosen} aria-label={t('providers')}>
      {value.map(one => (
        <li key={one.id}>
          <Avatar name={one.company_name} src={one.logo} size={44} square />
          <span>{labelOf(one)}</span>
          <IconButton
            label={t('removeProvider', { name: one.company_name })}
            icon={<X size={20} />}
            onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Picks up to three providers, searched by company name. */
export const ProviderPicker = ({ value, error, onChange }: ProviderPickerProps) => {
  const { t } = useTranslation('profiles')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, delays.filter)
  const { data = [], isFetching } = useQuery({ ...providersQuery(keyword), placeholderData: keepPreviousData })
  const free = data.filter(({ id }) => value.every(chosen => chosen.id !== id))
  const add = (id: number | null) => {
    const found = data.find(one => one.id === id)
    if (found) onChange([...value, found])
  }
  return (
    <>
      <Chosen value={value} onChange={onChange} />
      {value.length < max && (
        <SearchSelect
          key={value.length}
          label={t('findProvider')}
          hint={t('providersHint', { max })}
          error={error}
          options={free.map(one => ({ value: one.id, label: labelOf(one) }))}
          value={null}
          onChange={add}
          onSearch={setTyped}
          loading={isFetching}
        />
      )}
    </>
  )
}
