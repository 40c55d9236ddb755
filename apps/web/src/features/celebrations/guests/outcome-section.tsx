import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#ui/feedback/announcer.tsx'
import { Confetti } from '#ui/feedback/confetti.tsx'
import classes from './outcome.module.css'

type OutcomeProps = {
  title: string
  text: string
  /** It has just come about: the page goes there and says it. */
  fresh: boolean
  /** Confetti falls, and what is shown rises. */
  celebrated?: boolean
  children?: ReactNode
}

/** What has become of the answer. */
export const OutcomeSection = ({ title, text, fresh, celebrated = false, children }: OutcomeProps) => {
  const { t } = useTranslation('guests')
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(false)
  useLayoutEffect(() => {
    if (!fresh || told.current) return
    told.current = true
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    announce(`${title}. ${text}`)
  }, [fresh, title, text])
  return (
    <section
      className={classes.outcome}
      aria-label={t('yourAnswer')}
      data-celebrated={celebrated || undefined}
      data-toasts-below={fresh || undefined}
    >
      {celebrated && <Confetti />}
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  )
}
