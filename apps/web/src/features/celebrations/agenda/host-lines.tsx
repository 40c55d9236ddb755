import { agendaLimits, type Hosting } from '@celebrio/contract/celebrations/agenda'
import type { Event } from '@celebrio/contract/celebrations/events'
import { BellRinging } from '@phosphor-icons/react/BellRinging'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { ListChecks } from '@phosphor-icons/react/ListChecks'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Line, type LineProps } from './line.tsx'

type Things = LineProps & { key: string }
type T = TFunction<'agenda'>

const most = 3
const size = 22

const countOf = (t: T, key: 'unanswered' | 'requests', count: number) =>
  count < agendaLimits.counted ? t(key, { count }) : t(`${key}Many`, { count: agendaLimits.counted - 1 })

/** What waits for the host among the guests. */
function thingsOfGuests(t: T, event: Event, { unanswered, requests }: Hosting): Things[] {
  const to = paths.event(event.id)
  if (unanswered + requests + event.total_guests === 0)
    return [{ key: 'invite', icon: <UserPlus size={size} />, text: t('alone'), action: { label: t('invite'), to } }]
  const all: (Things | false)[] = [
    event.date_open && {
      key: 'date',
      icon: <CalendarDots size={size} />,
      text: t('voting'),
      action: { label: t('pick'), to },
    },
    requests > 0 && {
      key: 'requests',
      icon: <UserPlus size={size} />,
      text: countOf(t, 'requests', requests),
      action: { label: t('see'), to },
    },
    unanswered > 0 && {
      key: 'unanswered',
      icon: <BellRinging size={size} />,
      text: countOf(t, 'unanswered', unanswered),
      action: { label: t('see'), to },
    },
  ]
  return all.filter(thing => thing !== false)
}

function thingsOfPlan(t: T, { id }: Event, { todo }: Hosting): Things[] {
  if (!todo) return []
  const text = todo.due_on ? t('due', { title: todo.title, day: formatDay(todo.due_on) }) : todo.title
  const action = { label: t('plan'), to: paths.eventSummary(id) }
  return [{ key: 'todo', icon: <ListChecks size={size} />, text, action }]
}

/** What a host has to do: at most three things. */
export const HostLines = ({ event, hosting }: { event: Event; hosting: Hosting }) => {
  const { t } = useTranslation('agenda')
  const things = [...thingsOfGuests(t, event, hosting), ...thingsOfPlan(t, event, hosting)].slice(0, most)
  if (things.length === 0) return <Line icon={<CheckCircle size={size} />} text={t('nothingToDo')} />
  return things.map(({ key, ...thing }) => <Line key={key} {...thing} />)
}
