import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Período',
  days_one: '{{count}} dia',
  days_many: '{{count}} de dias',
  days_other: '{{count}} dias',
  views: 'Visitas',
  total_one: '{{number}} visita nos últimos {{days}} dias',
  total_many: '{{number}} de visitas nos últimos {{days}} dias',
  total_other: '{{number}} visitas nos últimos {{days}} dias',
  more_one: '{{number}} a mais que nos {{days}} dias anteriores',
  more_many: '{{number}} a mais que nos {{days}} dias anteriores',
  more_other: '{{number}} a mais que nos {{days}} dias anteriores',
  fewer_one: '{{number}} a menos que nos {{days}} dias anteriores',
  fewer_many: '{{number}} a menos que nos {{days}} dias anteriores',
  fewer_other: '{{number}} a menos que nos {{days}} dias anteriores',
  same: 'O mesmo que nos {{days}} dias anteriores',
  none: 'Ainda não há visitas nos últimos {{count}} dias',
  noneHint: 'Compartilhe a página da sua loja: cada pessoa que abre conta uma vez por dia.',
  asTable: 'Ver como tabela',
  day: 'Dia',
  week: 'Semana',
  month: 'Mês',
  howCounted:
    'Cada pessoa conta uma vez por dia. Suas próprias visitas e os buscadores não contam. Os dias seguem o horário UTC.',
} satisfies Translation<typeof en>
