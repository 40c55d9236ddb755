import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Boutique',
  states: {
    trial: 'À l’essai jusqu’au {{date}}.',
    plan: 'Ouverte jusqu’au {{date}}.',
    forLife: 'Ouverte à vie.',
    resting: 'En pause depuis le {{date}} : elle n’apparaît plus et ne peut pas être modifiée.',
  },
  cancelled: 'La formule a été résiliée le {{date}}.',
  plans: { silver: 'Argent', golden: 'Dorée', gold: 'Or' },
  period: '{{name}} : du {{from}} au {{until}}',
  periodForLife: '{{name}} : depuis le {{from}}, à vie',
  gift_one: '{{count}} mois offert par {{name}} le {{date}}',
  gift_many: '{{count}} de mois offerts par {{name}} le {{date}}',
  gift_other: '{{count}} mois offerts par {{name}} le {{date}}',
  staff: 'l’équipe',
  give: 'Offrir des mois',
  giveTitle: 'Offrir des mois gratuits',
  giveSubmit: 'Offrir',
  given: 'Les mois sont offerts.',
  howMany: 'Combien',
  months_one: '{{count}} mois',
  months_many: '{{count}} de mois',
  months_other: '{{count}} mois',
  reason: 'Motif, pour le journal d’audit',
  reasonMissing: 'Dites pourquoi',
  reasonTooLong_one: '{{count}} caractère au plus',
  reasonTooLong_many: '{{count}} de caractères au plus',
  reasonTooLong_other: '{{count}} caractères au plus',
} satisfies Translation<typeof en>
