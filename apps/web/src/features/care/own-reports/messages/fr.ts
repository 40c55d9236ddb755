import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Vos signalements',
  lead: 'Ce que vous avez signalé, et ce que nous en avons fait. Les personnes signalées ne savent pas que cela vient de vous.',
  none: 'Vous n’avez rien signalé',
  noneText: 'Si quelque chose est contraire à nos règles, signalez-le. Vous verrez ici ce que nous en avons fait.',
  reportedOn: 'Signalement du {{day}}',
  states: {
    waiting: 'Nous l’examinons',
    acted_on: 'Nous avons agi',
    dismissed: 'Nous n’avons rien trouvé de contraire à nos règles',
    undone: 'Nous avions d’abord agi. Après réexamen, nous avons annulé notre décision.',
  },
} satisfies Translation<typeof en>
