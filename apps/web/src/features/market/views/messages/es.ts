import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  views: 'Visitas',
  headline_new: 'Te están descubriendo',
  headline_more: 'Te ven más que antes',
  headline_fewer: 'Te ven menos que antes',
  headline_same: 'Te ven tanto como antes',
  inDays_one: '{{number}} visita en los últimos {{days}} días',
  inDays_many: '{{number}} de visitas en los últimos {{days}} días',
  inDays_other: '{{number}} visitas en los últimos {{days}} días',
  more_one: '{{number}} más que en los {{days}} días anteriores',
  more_many: '{{number}} más que en los {{days}} días anteriores',
  more_other: '{{number}} más que en los {{days}} días anteriores',
  fewer_one: '{{number}} menos que en los {{days}} días anteriores',
  fewer_many: '{{number}} menos que en los {{days}} días anteriores',
  fewer_other: '{{number}} menos que en los {{days}} días anteriores',
  same: 'Tantas como en los {{days}} días anteriores',
  none: 'Aún no hay visitas en los últimos {{count}} días',
  noneHint: 'Comparte la página de tu tienda: cada persona que la abre cuenta una vez al día.',
  asTable: 'Ver como tabla',
  total: 'Total',
  csv: 'Descargar CSV',
  fileName: 'visitas',
  day: 'Día',
  week: 'Semana',
  month: 'Mes',
  howCounted:
    'Cada persona cuenta una vez al día. Tus propias visitas y los buscadores no cuentan. Los días se cuentan en hora UTC.',
} satisfies Translation<typeof en>
