import type { Emails } from '../text-types.ts'

export const pt: Emails = {
  greeting: name => `Olá, ${name}`,
  closing: 'O link é só seu: quem o tiver pode responder em seu nome. Você não precisa de conta.',
  lines: {
    date: 'Data',
    old_date: 'Data anterior',
    place: 'Local',
    end: 'Término',
    dress_code: 'Traje',
    none: 'não informado',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (antes: ${before})`,
  },
  invited: ({ host, title, when }) => ({
    subject: `${host} convida você: ${title}`,
    text: `${host} convida você para “${title}”, em ${when}. Diga se vem, e com quem.`,
    label: 'Ver o convite',
  }),
  vote: ({ host, title }) => ({
    subject: `${host} convida você: ${title}`,
    text: `${host} convida você para “${title}”. A data ainda não foi escolhida: diga quais são boas para você.`,
    label: 'Votar na data',
  }),
  moved_up: ({ host, title, when }) => ({
    subject: `Há um lugar para você: ${title}`,
    text: `Você saiu da lista de espera: ${host} espera você em “${title}”, em ${when}. Seu ingresso está pronto.`,
    label: 'Ver meu ingresso',
  }),
  rescheduled: ({ host, title, when }) => ({
    subject: `Outra data: ${title}`,
    text: `${host} mudou “${title}” para ${when}. Diga de novo se você vem; os ingressos da data antiga não valem mais.`,
    label: 'Responder de novo',
  }),
  changed: ({ host, title }) => ({
    subject: `Houve mudanças: ${title}`,
    text: `${host} fez mudanças em “${title}”. Se você já respondeu, sua resposta continua valendo.`,
    label: 'Ver as mudanças',
  }),
  tomorrow: ({ host, title, when }) => ({
    subject: `Está chegando: ${title}`,
    text: `${host} espera você em “${title}”, em ${when}. Seu ingresso está pronto; se você não puder mais vir, avise, por favor.`,
    label: 'Ver meu ingresso',
  }),
  dates_added: ({ host, title }) => ({
    subject: `Mais datas: ${title}`,
    text: `${host} propôs mais datas para “${title}”. Diga quais são boas para você.`,
    label: 'Votar na data',
  }),
  date_chosen: ({ host, title, when }) => ({
    subject: `A data está marcada: ${title}`,
    text: `${host} escolheu a data de “${title}”: ${when}. Diga se você vem, e com quem.`,
    label: 'Responder',
  }),
  called_off: ({ host, title }) => ({
    subject: `Cancelado: ${title}`,
    text: `Sentimos muito: ${host} cancelou “${title}”.`,
    label: 'Ir para o Celebrio',
  }),
}
