import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store.ts'
import { outbox } from '../outbox.ts'
import { WaitingRow } from './waiting-row.tsx'

/** What the viewer has written in a conversation of which nothing else is there without a connection. */
export const WaitingList = ({ id }: { id: number }) => {
  const { t } = useTranslation('messages')
  const all = useStore(outbox)
  const waiting = useMemo(() => all.filter(one => one.conversation_id === id), [all, id])
  if (waiting.length === 0) return null
  return (
    <ol aria-label={t('unsent')}>
      {waiting.map(one => (
        <li key={one.client_id}>
          <WaitingRow waiting={one} />
        </li>
      ))}
    </ol>
  )
}
