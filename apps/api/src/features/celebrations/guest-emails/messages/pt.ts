import type { Messages } from './en.ts'

export const pt: Messages = {
  dear: name => `Olá, ${name}!`,
  facts: {
    date: 'Data',
    time: 'Horário',
    zone: 'Fuso horário',
    place: 'Local',
    end: 'Término',
    dress_code: 'Traje',
    none: 'não informado',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (antes: ${before})`,
  },
  dateOpen: 'Data a definir',
  cover: 'Foto de capa',
  unsent: 'Depois, conte quem vai com você. Nada é enviado até você confirmar.',
  replyBy: when => `Responda até ${when}.`,
  buttons: {
    going: 'Eu vou',
    cannot: 'Não posso ir',
    maybe: 'Talvez',
    still: 'Ainda vou',
    cannotNow: 'Não posso mais',
    ticket: 'Ver meu ingresso',
    news: 'Ver as mudanças',
    invitation: 'Ver o convite',
    vote: 'Votar na data',
    home: 'Ir para o Celebrio',
  },
  footer: {
    guest: host => `${host} enviou isto pelo Celebrio. Você não precisa de conta.`,
    personal: 'Por favor, não encaminhe: os botões respondem em seu nome.',
    member: host => `${host} enviou isto para você pelo Celebrio.`,
    unsubscribe: 'Cancelar a inscrição',
  },
  steps: {
    vote: 'A data ainda não foi escolhida: diga quais são boas para você.',
    answer: 'Conte se você vem.',
    coming: 'Você está na lista e seu ingresso está pronto.',
    waiting: 'Você está na lista de espera: avisaremos assim que houver um lugar.',
  },
  emails: {
    invited: ({ host, title }) => ({
      subject: `Convite: ${title}`,
      lead: `${host} convida você para celebrar`,
      heading: title,
      text: null,
    }),
    vote: ({ host, title }) => ({
      subject: `Convite: ${title}`,
      lead: `${host} convida você para celebrar`,
      heading: title,
      text: `A data ainda não foi definida. Diga a ${host} quais são boas para você.`,
    }),
    nudged: ({ host, title }) => ({
      subject: `Você vem? ${title}`,
      heading: 'Podemos contar com você?',
      text: `${host} espera sua resposta para “${title}”.`,
    }),
    accepted: ({ host, title }) => ({
      subject: `Você vai: ${title}`,
      heading: 'Até lá!',
      text: `${host} já sabe que você vai a “${title}”. Seu ingresso está pronto.`,
    }),
    moved_up: ({ host, title }) => ({
      subject: `Abriu uma vaga: ${title}`,
      heading: 'Abriu uma vaga para você',
      text: `Você saiu da lista de espera: ${host} espera você em “${title}”. Seu ingresso está pronto.`,
    }),
    rescheduled: ({ host, title, when, isSeated, isSameDay }) => ({
      subject: `${isSameDay ? 'Novo horário' : 'Nova data'}: ${title}`,
      heading: isSameDay ? 'O horário mudou' : 'A data mudou',
      text: `${host} mudou “${title}” para ${when}. ${isSeated ? 'Seu lugar fica guardado até você responder; os ingressos da data antiga não valem mais.' : 'Você pode ir?'}`,
    }),
    changed: ({ host, title, isSeated }) => ({
      subject: `Novidades: ${title}`,
      heading: 'Algumas coisas mudaram',
      text: `${host} fez mudanças em “${title}”.${isSeated ? ' Sua resposta continua valendo.' : ''}`,
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `Está chegando: ${title}`,
      heading: 'Até breve!',
      text: `${host} espera você em “${title}”: ${when}. Seu ingresso está pronto.`,
    }),
    dates_added: ({ host, title }) => ({
      subject: `Mais datas: ${title}`,
      heading: 'Mais datas para escolher',
      text: `${host} propôs mais datas para “${title}”. Quais são boas para você?`,
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `A data está marcada: ${title}`,
      heading: 'Já temos uma data',
      text: `${host} escolheu a data de “${title}”: ${when}. Você pode ir?`,
    }),
    host_message: ({ host, title }) => ({
      subject: `Notícias: ${title}`,
      heading: `Um recado de ${host}`,
      text: null,
    }),
    latest: ({ host, title }) => ({
      subject: `Últimas notícias: ${title}`,
      heading: 'Últimas notícias',
      text: `Estas são as últimas informações de ${host} sobre “${title}”.`,
    }),
    cancelled: ({ host, title }) => ({
      subject: `Cancelado: ${title}`,
      heading: 'A festa foi cancelada',
      text: `Sentimos muito: ${host} cancelou “${title}”.`,
    }),
  },
}
