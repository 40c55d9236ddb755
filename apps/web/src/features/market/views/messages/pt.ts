import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  views: 'Visitas',
  inDays_one: '{{number}} visita nos últimos {{days}} dias',
  inDays_many: '{{number}} de visitas nos últimos {{days}} dias',
  inDays_other: '{{number}} visitas nos últimos {{days}} dias',
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
  total: 'Total',
  csv: 'Baixar CSV',
  fileName: 'visitas',
  day: 'Dia',
  week: 'Semana',
  month: 'Mês',
  howCounted:
    'Cada pessoa conta uma vez por dia. Suas próprias visitas e os buscadores não contam. Os dias seguem o horário UTC.',
} satisfies Translation<typeof en>
