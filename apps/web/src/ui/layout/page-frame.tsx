import type { ReactNode } from 'react'
import { BackLink, type BackLinkProps } from './back-link.tsx'
import classes from './page-frame.module.css'
import { PageTitle } from './page-title.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PageFrameProps = {
  /** Main heading and document title. */
  title: string
  /** The page that this one belongs to. */
  back?: Pick<BackLinkProps, 'to' | 'label'>
  /** Text under the heading. */
  lead?: ReactNode
  /** Buttons on the heading's right. */
  actions?: ReactNode
  /** `form` 480, `text` 720, `page` 1240 pixels at most. */
  width?: 'form' | 'text' | 'page'
  /** Hides the heading visually, where the page needs no visible one. */
  headingHidden?: boolean
  children: ReactNode
}

/** Margins, main heading and document title of a page. Each page has exactly one, inside a layout's `<main>`. */
export const PageFrame = ({ title, back, lead, actions, width = 'page', headingHidden, children }: PageFrameProps) => (
  <div className={classes.page} data-width={width}>
    <PageTitle>{title}</PageTitle>
    {back && (
      <div className={classes.back}>
        <BackLink {...back} />
      </div>
    )}
    {headingHidden ? (
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
    ) : (
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
    )}
    {children}
  </div>
)
