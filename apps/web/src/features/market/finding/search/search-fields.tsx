import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDays } from '#lib/formats-days.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import { FreeOn } from '../free-on.tsx'
import { Keyword } from '../keyword.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import type { Finding } from '../use-finding.ts'
import classes from './search.module.css'
import { filtersFor, useOwnEvents } from './sought-event.ts'

/** Parts of a search, in the order in which they are asked. */
export const searchParts = ['what', 'for', 'where', 'when'] as const
export type SearchPart = (typeof searchParts)[number]

/** The event for which the viewer looks: its city and day are looked for. */
const ForEvent = ({ filters: { event_id }, change }: Finding) => {
  const { t } = useTranslation('finding')
  const events = useOwnEvents()
  const [now] = useState(() => new Date())
  if (events.length === 0) return null
  const choose = (id: number) => {
    const event = events.find(one => one.id === id)
    change(event ? filtersFor(event, now) : { event_id: null })
  }
  return (
    <SelectField
      label={t('forEvent')}
      placeholder={t('noEvent')}
      options={events.map(({ id, title, event_date, date_open }) => ({
        value: String(id),
        label: date_open ? title : `${title} · ${formatDays(event_date.slice(0, 10), event_date.slice(0, 10))}`,
      }))}
      value={event_id ?? ''}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    />
  )
}

const fields: Record<SearchPart, (finding: Finding) => React.ReactNode> = {
  what: Keyword,
  for: ForEvent,
  where: PlaceFilter,
  when: FreeOn,
}

/** The fields of a search, or of a part of it. */
export const SearchFields = ({ parts, finding }: { parts: readonly SearchPart[]; finding: Finding }) => (
  <div className={classes.fields}>
    {parts.map(part => {
      const Field = fields[part]
      return <Field key={part} {...finding} />
    })}
  </div>
)
