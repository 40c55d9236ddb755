import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Qui d’autre est libre le {{day}}',
  text: 'Votre fête a toujours lieu. Près de votre événement, ces prestataires proposent la même chose et sont libres à cette date.',
  noneTitle: 'Personne d’autre n’est libre à proximité le {{day}}',
  noneText: 'Cherchez plus loin, ou quelque chose de semblable.',
  more: 'Voir d’autres prestataires',
  away: '{{name}} n’est pas disponible en ce moment et risque de ne pas répondre d’ici le {{time}}. Vous pouvez déjà demander à quelqu’un d’autre.',
  awayChanged:
    '{{name}} n’est pas disponible en ce moment. Ne confirmez que si vous savez que la prestation aura bien lieu. Vous pouvez aussi demander à quelqu’un d’autre.',
  awayAccepted:
    '{{name}} n’est pas disponible en ce moment. Si vous n’arrivez pas à joindre ce prestataire, demandez sans tarder à quelqu’un d’autre.',
  movedTitle: '{{name}} n’est pas disponible le {{day}}',
  beforeText: 'La fête était prévue le {{day}}. Choisissez un jour qui convient à tous, puis refaites votre demande.',
  movedSince: 'La nouvelle date est le {{day}}',
  askAgain: 'Redemander à {{name}}',
  changeDate: 'Changer la date',
}

export default fr
