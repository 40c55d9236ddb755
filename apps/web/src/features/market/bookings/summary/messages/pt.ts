import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  asksAgain: 'Vamos perguntar a {{names}} se a nova data serve.',
  opensAgain:
    'Para a data original, vocês combinaram {{total}}. Com uma nova, nada fica certo até o fornecedor aceitar.',
  freeThen: 'Esse dia está livre na agenda desse fornecedor.',
  seeBookings: 'Ver reservas',
  count_changed_one: '{{count}} espera a sua confirmação',
  count_changed_many: '{{count}} esperam a sua confirmação',
  count_changed_other: '{{count}} esperam a sua confirmação',
  count_again_one: '{{count}} solicitada de novo para a nova data',
  count_again_many: '{{count}} solicitadas de novo para a nova data',
  count_again_other: '{{count}} solicitadas de novo para a nova data',
  count_requested_one: '{{count}} aguardando resposta',
  count_requested_many: '{{count}} aguardando resposta',
  count_requested_other: '{{count}} aguardando resposta',
  count_agreed_one: '{{count}} combinada',
  count_agreed_many: '{{count}} combinadas',
  count_agreed_other: '{{count}} combinadas',
  count_off_one: '{{count}} recusada ou cancelada',
  count_off_many: '{{count}} recusadas ou canceladas',
  count_off_other: '{{count}} recusadas ou canceladas',
  cancelsToo: 'Estas reservas serão canceladas:',
  standStill: 'Tarde demais para cancelar. Estas continuam valendo, e vamos avisar:',
  paidTotal: '{{paid}} pagos',
  bookedBy: 'reserva de {{name}}',
  ofEvent: 'Reservas',
  noneOfEvent: 'Ainda não há nada reservado para este evento.',
  standsFor_one:
    'Tarde demais para perguntar de novo: a reserva com {{names}} continua valendo para a data original. Vamos avisar.',
  standsFor_many:
    'Tarde demais para perguntar de novo: as reservas com {{names}} continuam valendo para a data original. Vamos avisar.',
  standsFor_other:
    'Tarde demais para perguntar de novo: as reservas com {{names}} continuam valendo para a data original. Vamos avisar.',
}

export default pt
