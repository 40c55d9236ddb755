import type { GeneratedAlways } from 'kysely'

type StoreQuestionTable = {
  id: GeneratedAlways<number>
  provider_id: number
  user_id: number
  question: string
  answer: string | null
  asked_at: Date
  answered_at: Date | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    store_questions: StoreQuestionTable
  }
}
