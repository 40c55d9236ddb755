import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from './messages.ts'

type Sent = { name: string; email: string; subject: string; message: string; language: Language }

const paragraphsOf = (words: string): string[] => words.split(/\n+/)

/** The sender's copy of what they have written. */
export function copyLetter({ name, email, subject, message, language }: Sent): Email {
  const called = calledName(name)
  const { intro, ...words } = messages[language].copyEmail(called, subject)
  return mail({ name: called, address: email }, language, { ...words, paragraphs: [intro, ...paragraphsOf(message)] })
}

type Answered = Sent & {
  answer: string
  /** Where one writes again. */
  url: string
}

/** What the staff answers, above the question. */
export function answerLetter({ name, email, subject, message, answer, language, url }: Answered): Email {
  const called = calledName(name)
  const { question, label, ...words } = messages[language].answerEmail(called, subject)
  const paragraphs = [...paragraphsOf(answer), question, ...paragraphsOf(message)]
  return mail({ name: called, address: email }, language, { ...words, paragraphs, button: { label, url } })
}
