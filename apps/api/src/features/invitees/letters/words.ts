import type { Language } from '@celebrio/contract/languages'

/** What a letter to somebody without an account is about. */
export type Say = { host: string; title: string; when: string }
type Words = { subject: string; text: string; label: string }
/** `vote` asks to come while the date is open. */
export type About =
  | 'invited'
  | 'vote'
  | 'moved_up'
  | 'rescheduled'
  | 'dates_added'
  | 'date_chosen'
  | 'tomorrow'
  | 'called_off'

type Letters = { greeting: (name: string) => string; closing: string } & Record<About, (say: Say) => Words>

export const letterWords: Record<Language, Letters> = {
  en: {
    greeting: name => `Hello, ${name}`,
    closing: 'The link is yours alone: whoever has it can answer in your name. You need no account.',
    invited: ({ host, title, when }) => ({
      subject: `${host} invites you: ${title}`,
      text: `${host} invites you to “${title}” on ${when}. Say whether you come, and with whom.`,
      label: 'See the invitation',
    }),
    vote: ({ host, title }) => ({
      subject: `${host} invites you: ${title}`,
      text: `${host} invites you to “${title}”. The date is not chosen yet: say which ones suit you.`,
      label: 'Vote on the date',
    }),
    moved_up: ({ host, title, when }) => ({
      subject: `There is a place for you: ${title}`,
      text: `You are off the waiting list: ${host} expects you at “${title}” on ${when}. Your ticket is ready.`,
      label: 'See my ticket',
    }),
    rescheduled: ({ host, title, when }) => ({
      subject: `Another date: ${title}`,
      text: `${host} has moved “${title}” to ${when}. Please say again whether you come; tickets for the old date are good no more.`,
      label: 'Answer again',
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `Coming up: ${title}`,
      text: `${host} expects you at “${title}” on ${when}. Your ticket is ready; should you not be able to come, please say so.`,
      label: 'See my ticket',
    }),
    dates_added: ({ host, title }) => ({
      subject: `More dates: ${title}`,
      text: `${host} has added dates to choose from for “${title}”. Say which ones suit you.`,
      label: 'Vote on the date',
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `The date is set: ${title}`,
      text: `${host} has chosen the date of “${title}”: ${when}. Say whether you come, and with whom.`,
      label: 'Answer',
    }),
    called_off: ({ host, title }) => ({
      subject: `Called off: ${title}`,
      text: `We are sorry: ${host} has called off “${title}”.`,
      label: 'Go to Celebrio',
    }),
  },
  fr: {
    greeting: name => `Bonjour, ${name}`,
    closing: 'Ce lien est personnel : quiconque l’a peut répondre en votre nom. Vous n’avez pas besoin de compte.',
    invited: ({ host, title, when }) => ({
      subject: `${host} vous invite : ${title}`,
      text: `${host} vous invite à « ${title} », le ${when}. Dites si vous venez, et avec qui.`,
      label: 'Voir l’invitation',
    }),
    vote: ({ host, title }) => ({
      subject: `${host} vous invite : ${title}`,
      text: `${host} vous invite à « ${title} ». La date n’est pas encore choisie : dites lesquelles vous conviennent.`,
      label: 'Voter pour la date',
    }),
    moved_up: ({ host, title, when }) => ({
      subject: `Une place s’est libérée : ${title}`,
      text: `Vous n’êtes plus sur la liste d’attente : ${host} vous attend à « ${title} », le ${when}. Votre billet est prêt.`,
      label: 'Voir mon billet',
    }),
    rescheduled: ({ host, title, when }) => ({
      subject: `Nouvelle date : ${title}`,
      text: `${host} a déplacé « ${title} » au ${when}. Merci de redire si vous venez ; les billets pour l’ancienne date ne sont plus valables.`,
      label: 'Répondre à nouveau',
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `C’est bientôt : ${title}`,
      text: `${host} vous attend à « ${title} », le ${when}. Votre billet est prêt ; si vous ne pouvez plus venir, merci de le dire.`,
      label: 'Voir mon billet',
    }),
    dates_added: ({ host, title }) => ({
      subject: `D’autres dates : ${title}`,
      text: `${host} propose d’autres dates pour « ${title} ». Dites lesquelles vous conviennent.`,
      label: 'Voter pour la date',
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `La date est fixée : ${title}`,
      text: `${host} a choisi la date pour « ${title} » : le ${when}. Dites si vous venez, et avec qui.`,
      label: 'Répondre',
    }),
    called_off: ({ host, title }) => ({
      subject: `Annulé : ${title}`,
      text: `Nous sommes désolés : ${host} a annulé « ${title} ».`,
      label: 'Aller sur Celebrio',
    }),
  },
  es: {
    greeting: name => `Hola, ${name}`,
    closing: 'El enlace es solo tuyo: quien lo tenga puede responder en tu nombre. No necesitas una cuenta.',
    invited: ({ host, title, when }) => ({
      subject: `${host} te invita: ${title}`,
      text: `${host} te invita a «${title}», el ${when}. Di si vienes, y con quién.`,
      label: 'Ver la invitación',
    }),
    vote: ({ host, title }) => ({
      subject: `${host} te invita: ${title}`,
      text: `${host} te invita a «${title}». La fecha aún no está elegida: di cuáles te vienen bien.`,
      label: 'Votar la fecha',
    }),
    moved_up: ({ host, title, when }) => ({
      subject: `Hay sitio para ti: ${title}`,
      text: `Ya no estás en la lista de espera: ${host} te espera en «${title}», el ${when}. Tu entrada está lista.`,
      label: 'Ver mi entrada',
    }),
    rescheduled: ({ host, title, when }) => ({
      subject: `Otra fecha: ${title}`,
      text: `${host} ha cambiado «${title}» al ${when}. Vuelve a decir si vienes; las entradas de la fecha anterior ya no sirven.`,
      label: 'Responder de nuevo',
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `Se acerca: ${title}`,
      text: `${host} te espera en «${title}», el ${when}. Tu entrada está lista; si al final no puedes venir, dilo, por favor.`,
      label: 'Ver mi entrada',
    }),
    dates_added: ({ host, title }) => ({
      subject: `Más fechas: ${title}`,
      text: `${host} ha propuesto más fechas para «${title}». Di cuáles te vienen bien.`,
      label: 'Votar la fecha',
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `Ya hay fecha: ${title}`,
      text: `${host} ha elegido la fecha de «${title}»: el ${when}. Di si vienes, y con quién.`,
      label: 'Responder',
    }),
    called_off: ({ host, title }) => ({
      subject: `Cancelado: ${title}`,
      text: `Lo sentimos: ${host} ha cancelado «${title}».`,
      label: 'Ir a Celebrio',
    }),
  },
  pt: {
    greeting: name => `Olá, ${name}`,
    closing: 'O link é só seu: quem o tiver pode responder em seu nome. Você não precisa de conta.',
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
  },
}
