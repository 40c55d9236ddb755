import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type TabKey, tabKeys } from './tab-hash.ts'
import classes from './tab-list.module.css'

const stepOf: Record<string, (place: number) => number> = {
  ArrowRight: place => (place + 1) % tabKeys.length,
  ArrowLeft: place => (place + tabKeys.length - 1) % tabKeys.length,
  Home: () => 0,
  End: () => tabKeys.length - 1,
}

export const tabId = (key: TabKey) => `tab-${key}`

type TabListProps = {
  shown: TabKey
  onChoose: (key: TabKey) => void
  /** Called when the pointer or the focus reaches a tab. */
  onReach: (key: TabKey) => void
}

/** The three tabs; arrow keys move between them. */
export const TabList = ({ shown, onChoose, onReach }: TabListProps) => {
  const { t } = useTranslation('landing')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = stepOf[event.key]?.(tabKeys.indexOf(shown))
    const key = place === undefined ? undefined : tabKeys[place]
    if (!key) return
    event.preventDefault()
    onChoose(key)
    document.getElementById(tabId(key))?.focus()
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={t('tabs.label')} className={classes.tabs} onKeyDown={onKeyDown}>
      {tabKeys.map(key => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-controls={key}
          aria-selected={key === shown}
          tabIndex={key === shown ? 0 : -1}
          className={classes.tab}
          onPointerEnter={() => onReach(key)}
          onFocus={() => onReach(key)}
          onClick={() => onChoose(key)}
        >
          {t(`tabs.${key}.name`)}
        </button>
      ))}
    </div>
  )
}
