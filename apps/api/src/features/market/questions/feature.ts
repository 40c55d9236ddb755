import type { Feature } from '#platform/feature.ts'
import { eraseQuestions } from './erase.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'question.asked': { question_id: number }
    /** For the first time. */
    'question.answered': { question_id: number }
  }
}

export const questions: Feature = {
  name: 'questions',
  routes,
  listeners: noticeListeners,
  notices,
  erase: eraseQuestions,
  personalData,
}
