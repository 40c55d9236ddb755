import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  views: 'Visitas',
  headline_new: 'Estão descobrindo você',
  headline_more: 'Veem você mais do que antes',
  headline_fewer: 'Veem você menos do que antes',
  headline_same: 'Veem você tanto quanto antes',
  inDays_one: '{{number}} visita nos últimos {{days}} dias',
  inDays_many: '{{number}} de visitas nos últimos {{days}} dias',
  inDays_other: '{{number}} visitas nos últimos {{days}} dias',
  more_one: '{{number}} a mais que nos {{days}} dias anteriores',
  more_many: '{{number}} a mais que nos {{days}} dias anteriores',
  more_other: '{{number}} a mais que nos {{days}} dias anteriores',
  fewer_one: '{{number}} a menos que nos {{days}} dias anteriores',
  fewer_many: '{{number}} a menos que nos {{days}} dias anteriores',
  fewer_other: '{{number}} a menos que nos {{days}} dias anteriores',
  same: 'Tantas quanto nos {{days}} dias anteriores',
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
    'Cada pessoa conta uma vez por dia. Suas próprias visitas e os buscadores não contam. Os dias são contados no horário UTC.',
} satisfies Translation<typeof en>
