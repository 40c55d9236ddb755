import { type ReactNode, useEffect, useRef } from 'react'
import classes from './event-form.module.css'
import type { StepWords } from './step-words.ts'
import type { Step, Steps } from './steps.ts'

type StepSectionProps = { step: Step; steps: Steps; words: StepWords; children: ReactNode }

/** One part of the form. On phones all but one are hidden, and stay mounted; who moves on is taken to the heading. */
export const StepSection = ({ step, steps: { step: shown }, words, children }: StepSectionProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(shown)
  useEffect(() => {
    if (shown === wasShown.current) return
    wasShown.current = shown
    if (shown !== step) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [shown, step])
  return (
    <section className={classes.step} data-away={step === shown ? undefined : true} aria-labelledby={`step-${step}`}>
      <h3 ref={heading} id={`step-${step}`} className={classes.stepHeading} data-of={step} tabIndex={-1}>
        {words('ask', step)}
      </h3>
      {children}
    </section>
  )
}
