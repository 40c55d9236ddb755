import type { Event } from '@celebrio/contract/celebrations/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#ui/layout/panel.tsx'

/** Says that the event is over; renders nothing before. */
export const OverPanel = ({ event }: { event: Event }) => {
  const { t } = useTranslation('guests')
  const [now] = useState(() => Date.now())
  return new Date(event.ends_at).getTime() < now && <Panel title={t('overTitle')} lead={t('overText')} />
}
