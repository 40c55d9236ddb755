import type { Event } from '@celebrio/contract/celebrations/events'
import { type OpenLink, openLinkLimits } from '@celebrio/contract/celebrations/open-links'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Settings, useSettings } from './data.ts'
import classes from './open-links.module.css'

type LinkSettingsProps = { event: Event; link: OpenLink }

type MostProps = { link: OpenLink; onChange: (settings: Settings) => void }

/** The most number of people; sent when the field is left. */
const Most = ({ link, onChange }: MostProps) => {
  const { t } = useTranslation('open-links')
  const [typed, setTyped] = useState(String(link.max_people ?? ''))
  const [wrong, setWrong] = useState(false)
  const save = () => {
    const isFine =
      typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) > 0 && Number(typed) <= openLinkLimits.people)
    setWrong(!isFine)
    if (isFine && typed !== String(link.max_people ?? '')) onChange({ max_people: typed === '' ? '' : Number(typed) })
  }
  return (
    <TextField
      label={t('places')}
      hint={t('taken', { count: link.taken })}
      error={wrong ? t('placesRange', { max: openLinkLimits.people }) : undefined}
      inputMode="numeric"
      maxLength={4}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      onBlur={save}
    />
  )
}

/** What the link asks for, and for how many people it is. */
export const LinkSettings = ({ event, link }: LinkSettingsProps) => {
  const { t } = useTranslation('open-links')
  const { mutate, isPending } = useSettings(event)
  const flip = (name: 'is_open' | 'asks_host' | 'asks_email', label: string) => (
    <SwitchField
      label={label}
      checked={link[name]}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate({ [name]: currentTarget.checked })}
    />
  )
  return (
    <div className={classes.settings}>
      {flip('is_open', t('isOpen'))}
      {flip('asks_host', t('asksHost'))}
      {flip('asks_email', t('asksEmail'))}
      <Most link={link} onChange={mutate} />
    </div>
  )
}
