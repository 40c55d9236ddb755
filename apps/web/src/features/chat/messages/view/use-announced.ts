import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#ui/feedback/announcer.tsx'
import type { MessageWindow } from '../message-window.ts'
import { freshOf } from './fresh.ts'
import { useEventWords } from './use-event-words.ts'

/** @returns what says a message aloud */
function useSaid() {
  const { t } = useTranslation('messages')
  const eventWords = useEventWords()
  return (message: ChatMessage): string => {
    if (message.event !== null) return eventWords(message)
    const words = message.body || (message.files[0] ? t(`media_${message.files[0].file_type}`) : '')
    return t('said', { name: message.author.name, words })
  }
}

/**
 * Tells screen readers what others write while the conversation is open.
 * @param lastSeq the place of the last message: what comes up to there is only loaded, by somebody who reads on
 */
export function useAnnounced({ messages }: MessageWindow, me: number, lastSeq: number): void {
  const { t } = useTranslation('messages')
  const said = useSaid()
  const heard = useRef(Math.max(messages.at(-1)?.seq ?? 0, lastSeq))
  useEffect(() => {
    const fresh = freshOf(messages, me, heard.current)
    heard.current = fresh.heard
    if (fresh.said.length === 0) return
    const count = fresh.arrived === null ? [] : [t('arrived', { count: fresh.arrived })]
    announce([...count, ...fresh.said.map(said)].join('\n'))
  }, [messages, me, said, t])
}
