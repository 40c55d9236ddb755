import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  yes: 'Sí',
  maybe: 'Si hace falta',
  no: 'No',
  count_yes: '{{number}} sí',
  count_maybe: '{{number}} si hace falta',
  count_no: '{{number}} no',
  noVotes: 'Aún no hay votos',
  yourVote: '¿Te viene bien el {{day}}?',
  yourTime: 'En tu hora: {{time}}',
  best: 'La que mejor viene',
  past: 'Esta fecha ya pasó.',
  pick: 'Elegir esta fecha',
  pickDay: 'Elegir esta fecha: {{day}}',
  otherDate: 'Elegir otra fecha',
  setDateTitle: '¿Fijar la fecha?',
  setDateText: 'La votación termina. Se avisa a todas las personas invitadas, que desde ahora pueden decir que sí.',
  setDate: 'Fijar la fecha',
  keepVoting: 'Que sigan votando',
  dateSet: 'La fecha está fijada',
} as const satisfies Translation<typeof en>
