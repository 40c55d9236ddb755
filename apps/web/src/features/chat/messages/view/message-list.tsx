import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { MessageWindow, ReadingStart } from '../message-window.ts'
import { DayMark, NewMark } from './day-mark.tsx'
import { Down } from './down.tsx'
import { EventLine } from './event-line.tsx'
import classes from './message-list.module.css'
import { MessageRow, type Named } from './message-row.tsx'
import type { Row } from './rows.ts'
import { useNearby } from './use-nearby.ts'
import { usePlace } from './use-place.ts'
import { useReading } from './use-reading.ts'
import { useShift } from './use-shift.ts'
import { WaitingRow } from './waiting-row.tsx'

export type MessageListProps = {
  conversation: Conversation
  loaded: MessageWindow
  rows: readonly Row[]
  me: number
  named: Named
  /** Leads to a message, by its place, or to the end, which may not be loaded. */
  jump: (to: number | 'end') => void
}

type LineProps = Pick<MessageListProps, 'conversation' | 'me' | 'named' | 'jump'> & {
  row: Row
  start: ReadingStart
}

/** Where the focus has been put already: whoever leaves the message, or comes back to the conversation, keeps their own. */
const ledTo = new WeakSet<ReadingStart>()

/** Of how many pictures the focus is tried with. */
const mostTries = 120

/** Puts the focus on the message to which one is led, once: there one reads on. Before a line is measured it takes none. */
function focusLed(start: ReadingStart, element: HTMLElement | null, tries = mostTries): void {
  if (!element?.isConnected || ledTo.has(start) || tries === 0) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) ledTo.add(start)
  else requestAnimationFrame(() => focusLed(start, element, tries - 1))
}

const Line = ({ row, conversation: { kind }, me, named, jump, start }: LineProps) => {
  if (row.kind === 'day') return <DayMark date={row.date} />
  if (row.kind === 'new') return <NewMark />
  if (row.kind === 'event') return <EventLine message={row.message} />
  if (row.kind === 'waiting') return <WaitingRow waiting={row.waiting} />
  const { message, isFirst, isLast } = row
  const isOwn = message.author.id === me
  const isFound = message.seq === start.at
  return (
    <MessageRow
      {...{ message, isOwn, isFirst, isLast, named, jump }}
      led={isFound ? element => focusLed(start, element) : undefined}
      isShared={kind !== 'direct'}
    />
  )
}

/** What scrolls can be reached, and scrolled, by keyboard. */
const byKeyboard = { tabIndex: 0 }

/** The place of the last message that is on the screen. */
function lastOnScreen(rows: readonly Row[], list: VirtualizerHandle): number {
  const shown = rows.slice(0, list.findItemIndex(list.scrollOffset + list.viewportSize - 1) + 1)
  const last = shown.findLast(row => 'message' in row)
  return last && 'message' in last ? last.message.seq : 0
}

/** The messages of a conversation, of which only those on the screen are in the page. */
export const MessageList = ({ conversation, loaded, rows, me, named, jump }: MessageListProps) => {
  const { t } = useTranslation('messages')
  const { at } = loaded.start
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const see = useReading(conversation)
  const shift = useShift(loaded.messages[0]?.seq, rows.length)
  const loadNearby = useNearby(conversation.id, loaded, list)
  const look = () => {
    if (list.current) see(lastOnScreen(rows, list.current))
    loadNearby()
  }
  const { isAway, toEnd, scrolled } = usePlace({
    id: conversation.id,
    rows,
    list,
    scroller,
    onLook: look,
    startAt: at,
  })
  return (
    <div className={classes.frame}>
      <section ref={scroller} className={classes.scroller} {...byKeyboard} aria-label={t('messages')}>
        <div className={classes.above} />
        <Virtualizer ref={list} scrollRef={scroller} as="ol" item="li" shift={shift} data={rows} onScroll={scrolled}>
          {row => <Line key={row.key} {...{ row, conversation, me, named, jump }} start={loaded.start} />}
        </Virtualizer>
      </section>
      {isAway && <Down unread={conversation.unread} onPress={() => (loaded.has_newer ? jump('end') : toEnd())} />}
    </div>
  )
}
