import type { Event } from '@celebrio/contract/celebrations/events'
import {
  hostMessageLimits,
  type MessageAudience,
  type MessageReach,
} from '@celebrio/contract/celebrations/host-messages'
import { textLength } from '@celebrio/contract/platform/text'
import { Megaphone } from '@phosphor-icons/react/Megaphone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { formatCount } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { reachQuery, useWrite } from './data.ts'
import classes from './host-messages.module.css'

type Draft = { words: string; to: MessageAudience }

/** The message as it is typed: kept until it is sent. */
function useMessage(id: number, reach: MessageReach | undefined, onSent: () => void) {
  const { values, change, reset } = useDraft<Draft>(`host-message:${id}`, { words: '', to: 'invited' })
  const { mutate, isPending } = useWrite(id, () => {
    reset()
    onSent()
  })
  const length = textLength(values.words)
  const over = Math.max(0, length - hostMessageLimits.words)
  const reached = reach?.[values.to]
  const ready = (reach?.can.write ?? false) && (reached?.guests ?? 0) > 0 && length > 0 && over === 0
  return { ...values, change, length, over, reached, ready, isPending, send: () => ready && mutate(values) }
}

/** How many it reaches in which way. */
const Reached = ({ reached: { guests, by_email } }: { reached: MessageReach['going'] }) => {
  const { t } = useTranslation('host-messages')
  const byNotice = guests - by_email
  const ways = [
    byNotice > 0 && t('reaches', { count: byNotice }),
    by_email > 0 && t('reachesByEmail', { count: by_email }),
    t('onPage'),
  ]
  return ways.filter(Boolean).join(' ')
}

type FormProps = { reach: MessageReach; message: ReturnType<typeof useMessage> }

/** To whom, and what; under it whom it reaches and how. */
const Form = ({ reach, message: { words, to, change, length, over } }: FormProps) => {
  const { t } = useTranslation('host-messages')
  const max = formatCount(hostMessageLimits.words)
  const option = (value: MessageAudience) => ({
    value,
    label: `${t(`to_${value}`)} ${formatCount(reach[value].guests)}`,
  })
  return (
    <div className={classes.form}>
      <ChoiceField
        label={t('toWhom')}
        value={to}
        onChange={value => change({ to: value })}
        options={[option('invited'), option('going')]}
      />
      <TextArea
        label={t('words')}
        hint={t('counter', { at: formatCount(length), of: max })}
        rows={5}
        value={words}
        error={over > 0 ? t('tooLong', { max, count: over }) : undefined}
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
      <p className={classes.hint}>
        {reach.left === 0 ? t('noneLeft', { count: hostMessageLimits.perDay }) : <Reached reached={reach[to]} />}
      </p>
    </div>
  )
}

/** Writes to all guests, or to those who are going. */
export const WriteToGuests = ({ event: { id } }: { event: Event }) => {
  const { t } = useTranslation('host-messages')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const { data: reach } = useQuery(reachQuery(id))
  const message = useMessage(id, reach, close)
  const send = (
    <Button fullWidth disabled={!message.ready} loading={message.isPending} onClick={message.send}>
      {t('sendTo', { count: message.reached?.guests ?? 0 })}
    </Button>
  )
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        leftSection={<Megaphone size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('write')}
      </Button>
      <Dialog title={t('title')} opened={opened} onClose={close} footer={send}>
        {reach && <Form reach={reach} message={message} />}
      </Dialog>
    </>
  )
}
