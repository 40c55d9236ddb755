import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  yes: 'Sim',
  maybe: 'Se precisar',
  no: 'Não',
  count_yes: '{{number}} sim',
  count_maybe: '{{number}} se precisar',
  count_no: '{{number}} não',
  noVotes: 'Nenhum voto ainda',
  yourVote: 'A data {{day}} é boa para você?',
  yourTime: 'No seu horário: {{time}}',
  best: 'A melhor para todos',
  past: 'Essa data já passou.',
  pick: 'Escolher esta data',
  pickDay: 'Escolher esta data: {{day}}',
  otherDate: 'Escolher outra data',
  setDateTitle: 'Marcar a data?',
  setDateText: 'A votação termina. Todas as pessoas convidadas são avisadas e já podem dizer sim.',
  setDate: 'Marcar a data',
  keepVoting: 'Deixar votarem mais',
  dateSet: 'A data está marcada',
} as const satisfies Translation<typeof en>
