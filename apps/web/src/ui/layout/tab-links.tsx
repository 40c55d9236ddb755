import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import classes from './tab-links.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TabLink = {
  to: string
  label: string
  /** A count of pending items, and its accessible text. */
  count?: { value: number; words: string }
}

const Words = ({ tab: { label, count } }: { tab: TabLink }) => (
  <>
    {label}{' '}
    {count && count.value > 0 && (
      <>
        <span className={classes.count} aria-hidden>
          {count.value}
        </span>
        <VisuallyHidden>{count.words}</VisuallyHidden>
      </>
    )}
  </>
)

export type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
  /** URL of the current tab, where it cannot be derived from the path alone. */
  current?: string
  /** Keeps the scroll position, for tabs far down the page. */
  stays?: boolean
  /** `pills` for filters of a list. */
  look?: 'line' | 'pills'
}

/** Scrolls the current tab into view where the tabs overflow. */
const useCurrentInSight = () => {
  const { pathname, search } = useLocation()
  const line = useRef<HTMLElement>(null)
  const shown = useRef('')
  useEffect(() => {
    const here = pathname + search
    if (shown.current === here) return
    shown.current = here
    const nav = line.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [pathname, search])
  return line
}

type WayProps = Pick<TabLinksProps, 'current' | 'stays'> & { tab: TabLink }

const Way = ({ tab, current, stays }: WayProps) => {
  const way = { to: tab.to, preventScrollReset: stays, className: classes.tab }
  const words = <Words tab={tab} />
  if (current === undefined)
    return (
      <NavLink {...way} end>
        {words}
      </NavLink>
    )
  return (
    <Link {...way} aria-current={tab.to === current ? 'page' : undefined}>
      {words}
    </Link>
  )
}

/** Navigation links between related pages, styled as tabs. */
export const TabLinks = ({ label, tabs, look = 'line', ...rest }: TabLinksProps) => (
  <nav ref={useCurrentInSight()} className={classes.tabs} data-look={look} aria-label={label}>
    {tabs.map(tab => (
      <Way key={tab.to} tab={tab} {...rest} />
    ))}
  </nav>
)
