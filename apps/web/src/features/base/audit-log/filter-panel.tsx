import {
  commandLine,
  type StaffAction,
  type StaffSubject,
  staffActions,
  staffSubjects,
} from '@celebrio/contract/base/audit-log'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './audit-log.module.css'
import { actorsQuery } from './data.ts'
import type { Filtering } from './use-log-filters.ts'

type FieldsProps = Pick<Filtering, 'filters' | 'change'>

const Who = ({ filters: { who }, change }: FieldsProps) => {
  const { t } = useTranslation('audit-log')
  const { data } = useQuery(actorsQuery)
  const options = (data?.actors ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name ?? t('someone', { id }),
  }))
  if (data?.has_command_line) options.push({ value: String(commandLine), label: t('commandLine') })
  // Somebody whom a link asks for, and who has done nothing.
  if (who !== '' && data && options.every(({ value }) => value !== who))
    options.push({ value: who, label: t('subject', { what: t('subjects.user'), id: who }) })
  return (
    <SelectField
      label={t('who')}
      placeholder={t('anyone')}
      options={options}
      value={who}
      onChange={({ currentTarget }) => change({ who: currentTarget.value })}
    />
  )
}

const What = ({ filters: { action, about, number }, change }: FieldsProps) => {
  const { t } = useTranslation('audit-log')
  return (
    <>
      <SelectField
        label={t('did')}
        placeholder={t('anything')}
        options={staffActions.map(one => ({ value: one, label: t(`actions.${one}`) }))}
        value={action}
        onChange={({ currentTarget }) => change({ action: currentTarget.value as StaffAction | '' })}
      />
      <SelectField
        label={t('toWhat')}
        placeholder={t('anything')}
        options={staffSubjects.map(one => ({ value: one, label: t(`subjects.${one}`) }))}
        value={about}
        onChange={({ currentTarget }) => change({ about: currentTarget.value as StaffSubject | '', number: '' })}
      />
      {about !== '' && (
        <TextField
          label={t('number', { what: t(`subjects.${about}`) })}
          inputMode="numeric"
          maxLength={15}
          value={number}
          onChange={({ currentTarget }) => change({ number: currentTarget.value.replaceAll(/\D|^0+/g, '') })}
        />
      )}
    </>
  )
}

const When = ({ filters: { from, to }, change }: FieldsProps) => {
  const { t } = useTranslation('audit-log')
  return (
    <div className={classes.days}>
      <TextField
        label={t('from')}
        type="date"
        max={to || undefined}
        value={from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextField
        label={t('to')}
        type="date"
        min={from || undefined}
        value={to}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </div>
  )
}

/** Who did what, to what and when. */
export const FilterPanel = ({ filters, change, clear, count }: Filtering) => {
  const { t } = useTranslation('audit-log')
  const fields = { filters, change }
  return (
    <div className={classes.fields}>
      <Who {...fields} />
      <What {...fields} />
      <When {...fields} />
      {count > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
