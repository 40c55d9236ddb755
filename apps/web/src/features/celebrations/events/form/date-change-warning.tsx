import { type ReactNode, useEffect, useRef } from 'react'
import classes from './date-change-warning.module.css'

/** What another date brings with it, right below the date; it comes into sight as it appears or grows. */
export const DateChangeWarning = ({ children }: { children: ReactNode }) => {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const element = output.current
    if (!element) return undefined
    let height = element.offsetHeight
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > height) element.scrollIntoView({ block: 'nearest' })
      height = element.offsetHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <output ref={output} className={classes.warning}>
      {children}
    </output>
  )
}
