import type { ReactNode } from 'react'
import { Sheet } from '#ui/layout/card.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import classes from './auth-frame.module.css'

export type AuthFrameProps = {
  /** Main heading and document title. */
  title: string
  lead?: ReactNode
  /** URL of the picture: beside the form on wide screens, above it on small ones. */
  picture: string
  /** `object-position` of the picture in its upright frame. */
  focus?: string
  children: ReactNode
}

/** Layout of the account pages: a picture and the form. */
export const AuthFrame = ({ title, lead, picture, focus, children }: AuthFrameProps) => (
  <div className={classes.frame}>
    <PageTitle>{title}</PageTitle>
    <img className={classes.picture} src={picture} alt="" style={{ objectPosition: focus }} />
    <Sheet className={classes.sheet} padded={false}>
      <img className={classes.flap} src={picture} alt="" />
      <div className={classes.content}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </Sheet>
  </div>
)
