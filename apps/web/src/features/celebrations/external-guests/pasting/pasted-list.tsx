import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { ActionBar } from '#ui/layout/action-bar.tsx'
import { type Allowance, allowanceQuery, useInviteMany } from './data.ts'
import type { Entry } from './entries.ts'
import { FromContacts } from './from-contacts.tsx'
import { PastedLine } from './pasted-line.tsx'
import classes from './pasted-list.module.css'
import { type List, useList } from './use-list.ts'

/** What stands in the way is told before anything is sent. */
const Limits = ({ allowance, wanted }: { allowance: Allowance; wanted: number }) => {
  const { t } = useTranslation('external-guests')
  const { is_verified, emails_left, guests_left } = allowance
  if (!is_verified) return <output className={classes.limit}>{t('pasteUnverified')}</output>
  if (wanted <= Math.min(emails_left, guests_left)) return null
  const text =
    guests_left < emails_left
      ? t('pasteGuestsLeft', { count: guests_left })
      : t('pasteEmailsLeft', { count: emails_left })
  return <output className={classes.limit}>{text}</output>
}

const emptyAt = (at: number): Entry => ({
  line: { at, raw: '', name: '', email: '', problem: null },
  fault: null,
  person: null,
  choices: [],
  isLooking: false,
})

const Lines = ({ list }: { list: List }) => {
  const { t } = useTranslation('external-guests')
  const box = useRef<HTMLUListElement>(null)
  const last = list.entries.at(-1)
  const entries = last && last.line.raw !== '' ? [...list.entries, emptyAt(last.line.at + 1)] : list.entries
  const focus = (at: number) => box.current?.querySelectorAll('input')[at]?.focus()
  return (
    <ul ref={box} className={classes.paper} aria-label={t('pasteList')}>
      {entries.map(entry => (
        <PastedLine key={entry.line.at} entry={entry} list={list} onNext={() => focus(entry.line.at + 1)} />
      ))}
    </ul>
  )
}

const unlimited: Allowance = {
  is_verified: true,
  emails_left: Number.POSITIVE_INFINITY,
  guests_left: Number.POSITIVE_INFINITY,
}

const sendableOf = <Email,>(emails: readonly Email[], { is_verified, emails_left, guests_left }: Allowance): Email[] =>
  is_verified ? emails.slice(0, Math.min(emails_left, guests_left)) : []

type PastedListProps = {
  event: Event
  message: string
  /** All are sent, and nothing is left on the list. */
  onSent: (count: number) => void
  /** Adds the host's words. */
  words: ReactNode
}

/**
 * Invites by names of connections and by e-mail: names and addresses on ruled paper, typed or pasted. Good lines are sent,
 * faulty ones stay.
 */
export const PastedList = ({ event: { id }, message, onSent, words }: PastedListProps) => {
  const { t } = useTranslation('external-guests')
  const list = useList(id)
  const { data: allowance = unlimited } = useQuery(allowanceQuery(id))
  const { people, emails } = list
  const guests = sendableOf(emails, allowance)
  const { mutate, isPending } = useInviteMany(id, ({ invited, left_out }, sent) => {
    const rest = list.settle(sent, left_out)
    if (rest === 0) onSent(invited)
    else toast.success(`${t('pasteSent', { count: invited })}. ${t('pasteStays', { count: rest })}`)
  })
  const send = () => mutate({ friend_ids: people.map(person => person.id), guests, message })
  const count = people.length + guests.length
  const wanted = count || emails.length
  return (
    <>
      <p className={classes.lead}>{t('pasteLead')}</p>
      <FromContacts list={list} />
      <Limits allowance={allowance} wanted={emails.length} />
      <Lines list={list} />
      <ActionBar side>
        {words}
        <Button loading={isPending} disabled={count === 0} onClick={send}>
          {wanted > 0 ? t('pasteInvite', { count: wanted }) : t('pasteSend')}
        </Button>
      </ActionBar>
    </>
  )
}
