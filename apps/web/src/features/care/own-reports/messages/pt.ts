import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Suas denúncias',
  lead: 'O que você denunciou e o que aconteceu depois. Não contamos à pessoa denunciada que foi você.',
  none: 'Você não denunciou nada',
  noneText: 'Se algo violar nossas regras, você pode denunciar. O que acontecer depois aparece aqui.',
  reportedOn: 'Denúncia de {{day}}',
  states: {
    waiting: 'Estamos analisando',
    acted_on: 'Tomamos providências',
    dismissed: 'Não encontramos nada que viole nossas regras',
    undone: 'Primeiro, tomamos providências. Analisamos de novo e voltamos atrás.',
  },
} satisfies Translation<typeof en>
