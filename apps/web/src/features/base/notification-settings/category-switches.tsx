import {
  type NoticeCategory,
  type NoticeWay,
  type NotificationSettings,
  noticeWays,
} from '@celebrio/contract/base/notification-settings'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsKid } from '#lib/session.ts'
import classes from './category-switches.module.css'

type Switched = { category: NoticeCategory; way: NoticeWay; is_on: boolean }
type CategorySwitchesProps = { settings: NotificationSettings; onChange: (one: Switched) => void }

type RowProps = Pick<CategorySwitchesProps, 'onChange'> & {
  one: NotificationSettings['categories'][number]
  /** The id of the table, of which those of its cells are made. */
  id: string
}

const Row = ({ one: { name, ...ways }, id, onChange }: RowProps) => {
  const { t } = useTranslation('notification-settings')
  const isExplained = name === 'messages'
  return (
    <tr>
      <th scope="row">
        <span id={`${id}-${name}`}>{t(`categories.${name}`)}</span>
        {isExplained && (
          <span id={`${id}-hint`} className={classes.hint}>
            {t('messagesHint')}
          </span>
        )}
      </th>
      {noticeWays.map(way => (
        <td key={way}>
          <label className={classes.box}>
            <input
              type="checkbox"
              checked={ways[way]}
              aria-labelledby={`${id}-${name} ${id}-${way}`}
              aria-describedby={isExplained ? `${id}-hint` : undefined}
              onChange={event => onChange({ category: name, way, is_on: event.currentTarget.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  )
}

/** What reaches the viewer by which way: a row for each category. Children have no deals. */
export const CategorySwitches = ({ settings: { categories }, onChange }: CategorySwitchesProps) => {
  const { t } = useTranslation('notification-settings')
  const id = useId()
  const isKid = useIsKid()
  const shown = categories.filter(({ name }) => !(isKid && name === 'deals'))
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('categoriesTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          {noticeWays.map(way => (
            <th key={way} scope="col" id={`${id}-${way}`}>
              {t(`ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(one => (
          <Row key={one.name} one={one} id={id} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}
