import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_invited: ({ who, verb }) => `${who} ${verb('convidou', 'convidaram')} você para um evento`,
    event_accepted: ({ who, verb }) => `${who} ${verb('vai', 'vão')} ao seu evento`,
    event_maybe: ({ who, verb }) => `${who} talvez ${verb('venha', 'venham')} ao seu evento`,
    event_rejected: ({ who, verb }) => `${who} não ${verb('poderá', 'poderão')} ir ao seu evento`,
    event_requested: ({ who, verb }) => `${who} ${verb('quer', 'querem')} participar do seu evento`,
    event_request_accepted: ({ who, verb }) =>
      `${who} ${verb('aceitou', 'aceitaram')} seu pedido para participar de um evento`,
    event_moved_up: ({ who }) => `Abriu uma vaga para você no evento de ${who}`,
  },
  guestTable: {
    file: 'convidados',
    head: ['Nome', 'Resposta', 'Adultos', 'Crianças', 'Alimentação', 'Mensagem', 'Entrada'],
    status: {
      accepted: 'Vem',
      pending: 'Sem resposta',
      maybe: 'Talvez',
      confirming: 'A confirmar',
      waiting: 'Lista de espera',
      rejected: 'Não vem',
      requested: 'Pediu para participar',
      removed: 'Fora da lista',
    },
  },
}
