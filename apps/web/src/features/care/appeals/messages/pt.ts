import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Por que fizemos isso',
  decidedOn: 'Decidido em {{day}}',
  secondLook: 'Uma nova análise',
  lead: 'Acha que erramos? Você tem até {{day}} para nos dizer. Outra pessoa da equipe vai analisar e decidir.',
  why: 'Por que devemos analisar de novo?',
  whyHint: 'Você pode pedir uma vez.',
  ask: 'Pedir uma nova análise',
  tooLong_one: '{{count}} caractere a mais',
  tooLong_many: '{{count}} de caracteres a mais',
  tooLong_other: '{{count}} caracteres a mais',
  sent: 'Obrigado. Outra pessoa da equipe vai analisar.',
  youWrote: 'Você escreveu em {{day}}:',
  waiting: 'Outra pessoa da equipe vai analisar. Avisaremos você.',
  outcome: {
    granted: 'Desfizemos nossa decisão em {{day}}.',
    refused: 'Analisamos de novo em {{day}}, e nossa decisão foi mantida.',
  },
  tooLate: 'Você podia pedir uma nova análise até {{day}}.',
  appealTitle: 'Nova análise',
  authorWrote: 'O autor escreveu em {{day}}:',
  answer: 'Sua resposta ao autor',
  grant: 'Desfazer a decisão',
  refuse: 'Manter a decisão',
  send: { granted: 'Enviar e desfazer', refused: 'Enviar e manter' },
  staffOutcome: { granted: 'Decisão desfeita em {{day}}', refused: 'Decisão mantida em {{day}}' },
  appealDecided: 'Nova análise concluída.',
} satisfies Translation<typeof en>
