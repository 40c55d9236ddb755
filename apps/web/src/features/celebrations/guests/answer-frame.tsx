import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#ui/layout/panel.tsx'
import classes from './answer.module.css'

type AnswerFrameProps = {
  title: string
  lead: ReactNode
  /** Phones show title and lead too: they say something new. */
  told?: boolean
  /** Said above the buttons of the bar, which phones show first. */
  news?: string | undefined
  /** The buttons that answer. */
  children: ReactNode
}

/** Where guests answer: beside the invitation on desktops, in a bar in place of the navigation on phones. */
export const AnswerFrame = ({ title, lead, told = false, news, children }: AnswerFrameProps) => {
  const { t } = useTranslation('guests')
  return (
    <>
      <div className={classes.question} data-told={told || undefined}>
        <Panel title={title} lead={lead}>
          <div className={classes.buttons}>{children}</div>
        </Panel>
      </div>
      <section className={classes.bar} aria-label={t('yourAnswer')} data-decision>
        {news && <p className={classes.news}>{news}</p>}
        {children}
      </section>
    </>
  )
}
