import type { CaseDetails, ModerationAction } from '@celebrio/contract/care/shapes'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './decide.module.css'

/** The key that chooses an action, the same in all languages, as it stands beside it. */
const keys: Record<ModerationAction, string> = { dismiss: 'D', hide: 'H', remove: 'R', warn: 'W', suspend: 'S' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

type ActionsProps = Pick<CaseDetails, 'kind'> & {
  actions: readonly ModerationAction[]
  chosen: ModerationAction | ''
  onChoose: (action: ModerationAction) => void
}

/** Chooses by a single key, unless somebody types or a dialog is open. */
function useKeys({ actions, onChoose }: Pick<ActionsProps, 'actions' | 'onChoose'>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const action = actions.find(one => keys[one] === event.key.toUpperCase())
      if (action) onChoose(action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [actions, onChoose])
}

const meaningOf = (kind: CaseDetails['kind'], action: ModerationAction) =>
  kind === 'user' && (action === 'warn' || action === 'suspend')
    ? (`accountMeans.${action}` as const)
    : (`means.${action}` as const)

/** What can be done about it. */
export const Actions = (props: ActionsProps) => {
  const { t } = useTranslation('moderation')
  const name = useId()
  useKeys(props)
  return (
    <fieldset className={classes.actions}>
      <legend>
        <VisuallyHidden>{t('action')}</VisuallyHidden>
      </legend>
      {props.actions.map(action => (
        <label key={action} className={classes.action} data-chosen={action === props.chosen || undefined}>
          <input
            type="radio"
            name={name}
            value={action}
            checked={action === props.chosen}
            onChange={() => props.onChoose(action)}
          />
          <span className={classes.words}>
            <b>{t(`actions.${action}`)}</b> <span className={classes.note}>{t(meaningOf(props.kind, action))}</span>
          </span>
          <kbd className={classes.key} aria-hidden>
            {keys[action]}
          </kbd>
        </label>
      ))}
    </fieldset>
  )
}
