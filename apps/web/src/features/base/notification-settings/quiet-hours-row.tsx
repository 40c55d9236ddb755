import type { QuietHours } from '@celebrio/contract/base/notification-settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './settings-page.module.css'

/** Proposed to whoever switches them on. */
const night: QuietHours = { from: '22:00', until: '07:00' }

type TimesProps = { hours: QuietHours; onChange: (hours: QuietHours) => void }

/** Both times; saved when they are whole and not the same. */
const Times = ({ hours, onChange }: TimesProps) => {
  const { t } = useTranslation('notification-settings')
  const [typed, setTyped] = useState(hours)
  const [isSame, setIsSame] = useState(false)
  const change = (next: QuietHours) => {
    setTyped(next)
    setIsSame(next.from !== '' && next.from === next.until)
    if (next.from !== '' && next.until !== '' && next.from !== next.until) onChange(next)
  }
  return (
    <div className={classes.times}>
      <TextField
        type="time"
        label={t('quietFrom')}
        value={typed.from}
        onChange={event => change({ ...typed, from: event.currentTarget.value })}
      />
      <TextField
        type="time"
        label={t('quietUntil')}
        value={typed.until}
        error={isSame ? t('quietSame') : undefined}
        onChange={event => change({ ...typed, until: event.currentTarget.value })}
      />
    </div>
  )
}

type QuietHoursRowProps = { quietHours: QuietHours | null; onChange: (hours: QuietHours | null) => void }

/** Hours in which nothing comes. */
export const QuietHoursRow = ({ quietHours, onChange }: QuietHoursRowProps) => {
  const { t } = useTranslation('notification-settings')
  return (
    <>
      <SwitchRow
        label={t('quiet')}
        hint={t('quietHint')}
        checked={quietHours !== null}
        onChange={on => onChange(on ? night : null)}
      />
      {quietHours && <Times hours={quietHours} onChange={onChange} />}
    </>
  )
}
