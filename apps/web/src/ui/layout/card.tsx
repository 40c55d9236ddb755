import type { ComponentProps, ElementType } from 'react'
import classes from './card.module.css'

export type CardProps<Tag extends ElementType> = { as?: Tag; padded?: boolean } & Omit<ComponentProps<Tag>, 'as'>

const render = (base: string | undefined) =>
  function Paper<Tag extends ElementType = 'div'>({ as, padded = true, className, ...props }: CardProps<Tag>) {
    const Element: ElementType = as ?? 'div'
    const names = [base, padded && classes.padded, className].filter(Boolean).join(' ')
    return <Element {...props} className={names} />
  }

/** A card for a post, a composer or a summary with actions. Never nested. */
export const Card = render(classes.card)

/** A larger card, for a form that fills a page. */
export const Sheet = render(`${classes.card} ${classes.sheet}`)
