import { makesKidsAccount } from '@celebrio/contract/platform/ages'
import { useState } from 'react'
import type { EditValues } from './values.ts'

export type KidsQuestion = {
  /** The date of birth that it is about, YYYY-MM-DD. */
  dob: string
  opened: boolean
  answer: (yes: boolean) => void
}

type Asked = { dob: string; answer?: (yes: boolean) => void }

/** Asks for confirmation before a date of birth turns the account into a children's account. */
export function useKidsQuestion(now: EditValues, meets: boolean) {
  const [{ dob, answer }, setAsked] = useState<Asked>({ dob: now.dob })
  const agree = async (values: EditValues): Promise<boolean> => {
    const today = new Date().toISOString().slice(0, 10)
    // The server rejects a future date, and a child who joins Meet new friends with it, whatever the answer.
    const refused = values.dob > today || (meets && values.joins && !now.joins)
    if (refused || !makesKidsAccount(values.dob, today) || makesKidsAccount(now.dob, today)) return true
    return new Promise(resolve => setAsked({ dob: values.dob, answer: resolve }))
  }
  const question: KidsQuestion = {
    dob,
    opened: answer !== undefined,
    answer: yes => {
      // Keeps the text during the closing transition.
      setAsked({ dob })
      answer?.(yes)
    },
  }
  return { agree, question }
}
