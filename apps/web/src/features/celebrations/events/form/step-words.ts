import { useTranslation } from 'react-i18next'
import type { Step } from './steps.ts'
import type { Services } from './use-event-form.ts'

/** Of a step: its name, its heading, the button that leads to it. */
export type StepWords = (kind: 'step' | 'ask' | 'next', step: Step) => string

/** What the steps are called; that of the services, by who offers them. */
export function useStepWords(services: Services | null): StepWords {
  const { t } = useTranslation('events')
  return (kind, step) => (step === 'services' ? (services?.words[kind] ?? '') : t(`${kind as 'step' | 'ask'}_${step}`))
}
