import { ofPerson, type PersonalSection, sum } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'todos',
    title: {
      en: 'What is to do for your events',
      fr: 'À faire pour vos événements',
      es: 'Tareas de tus eventos',
      pt: 'Tarefas dos seus eventos',
    },
    from: 'event_todos',
    whose: `event_id IN (SELECT id FROM events WHERE user_id = :me)`,
    key: 'id',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = event_id)',
      title: 'title',
      day: 'due_on::text',
      is_done: 'is_done',
    },
  },
  {
    name: 'budgets',
    title: {
      en: 'Budgets of your events',
      fr: 'Budgets de vos événements',
      es: 'Presupuestos de tus eventos',
      pt: 'Orçamentos dos seus eventos',
    },
    from: 'event_budget_lines AS line JOIN event_plans AS plan ON plan.event_id = line.event_id JOIN events ON events.id = line.event_id',
    whose: ofPerson('events.user_id'),
    key: 'line.id',
    fields: {
      event: 'events.title',
      name: 'line.name',
      planned: sum('line.planned', 'plan.currency'),
      spent: sum('line.spent', 'plan.currency'),
    },
  },
]
