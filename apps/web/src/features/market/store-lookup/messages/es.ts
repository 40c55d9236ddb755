import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Tienda',
  states: {
    trial: 'A prueba hasta el {{date}}.',
    plan: 'Abierta hasta el {{date}}.',
    forLife: 'Abierta de por vida.',
    resting: 'En pausa desde el {{date}}: no aparece y no se puede cambiar nada.',
  },
  cancelled: 'El plan se canceló el {{date}}.',
  plans: { silver: 'Plata', golden: 'Dorado', gold: 'Oro' },
  period: '{{name}}: del {{from}} al {{until}}',
  periodForLife: '{{name}}: desde el {{from}}, de por vida',
  gift_one: '{{count}} mes gratis, de {{name}}, el {{date}}',
  gift_many: '{{count}} de meses gratis, de {{name}}, el {{date}}',
  gift_other: '{{count}} meses gratis, de {{name}}, el {{date}}',
  staff: 'el equipo',
  give: 'Regalar meses',
  giveTitle: 'Regalar meses gratis',
  giveSubmit: 'Regalar',
  given: 'Los meses están regalados.',
  howMany: 'Cuántos',
  months_one: '{{count}} mes',
  months_many: '{{count}} de meses',
  months_other: '{{count}} meses',
  reason: 'Motivo, para el registro de auditoría',
  reasonMissing: 'Di por qué',
  reasonTooLong_one: '{{count}} carácter como máximo',
  reasonTooLong_many: '{{count}} de caracteres como máximo',
  reasonTooLong_other: '{{count}} caracteres como máximo',
} satisfies Translation<typeof en>
