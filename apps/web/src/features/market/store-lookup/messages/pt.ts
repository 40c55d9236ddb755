import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Loja',
  states: {
    trial: 'Em teste até {{date}}.',
    plan: 'Aberta até {{date}}.',
    forLife: 'Aberta para sempre.',
    resting: 'Em pausa desde {{date}}: não aparece, e nada pode ser alterado.',
  },
  cancelled: 'O plano foi cancelado em {{date}}.',
  plans: { silver: 'Prata', golden: 'Dourado', gold: 'Ouro' },
  period: '{{name}}: de {{from}} a {{until}}',
  periodForLife: '{{name}}: desde {{from}}, para sempre',
  gift_one: '{{count}} mês grátis, de {{name}}, em {{date}}',
  gift_many: '{{count}} de meses grátis, de {{name}}, em {{date}}',
  gift_other: '{{count}} meses grátis, de {{name}}, em {{date}}',
  staff: 'equipe',
  give: 'Dar meses grátis',
  giveTitle: 'Dar meses grátis',
  giveSubmit: 'Dar',
  given: 'Os meses foram dados.',
  howMany: 'Quantos',
  months_one: '{{count}} mês',
  months_many: '{{count}} de meses',
  months_other: '{{count}} meses',
  reason: 'Motivo, para o registro de auditoria',
  reasonMissing: 'Diga por quê',
  reasonTooLong_one: 'No máximo {{count}} caractere',
  reasonTooLong_many: 'No máximo {{count}} de caracteres',
  reasonTooLong_other: 'No máximo {{count}} caracteres',
} satisfies Translation<typeof en>
