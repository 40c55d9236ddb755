import type { Messages } from './en.ts'

export const es: Messages = {
  dear: name => `Hola, ${name}:`,
  facts: {
    date: 'Fecha',
    time: 'Hora',
    zone: 'Zona horaria',
    place: 'Lugar',
    end: 'Fin',
    dress_code: 'Código de vestimenta',
    none: 'sin indicar',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (antes: ${before})`,
  },
  dateOpen: 'Fecha por definir',
  cover: 'Foto de portada',
  unsent: 'Después nos dices con quién vienes. No se envía nada hasta que confirmes.',
  replyBy: when => `Responde a más tardar el ${when}.`,
  buttons: {
    going: 'Voy',
    cannot: 'No puedo ir',
    maybe: 'Tal vez',
    still: 'Sí, voy',
    cannotNow: 'Ya no puedo',
    ticket: 'Ver mi entrada',
    news: 'Ver los cambios',
    invitation: 'Ver la invitación',
    vote: 'Votar la fecha',
    home: 'Ir a Celebrio',
  },
  footer: {
    guest: host => `${host} te escribe con Celebrio. No necesitas una cuenta.`,
    personal: 'No lo reenvíes, por favor: los botones responden en tu nombre.',
    member: host => `${host} te escribe con Celebrio.`,
    unsubscribe: 'Darse de baja',
  },
  steps: {
    vote: 'Aún no hay fecha: di cuáles te vienen bien.',
    answer: 'Dinos si puedes venir.',
    coming: 'Cuentan contigo y tu entrada está lista.',
    waiting: 'Estás en la lista de espera: te escribiremos en cuanto haya un lugar.',
  },
  emails: {
    invited: ({ host, title }) => ({
      subject: `Invitación: ${title}`,
      lead: `${host} te invita a celebrar`,
      heading: title,
      text: null,
    }),
    vote: ({ host, title }) => ({
      subject: `Invitación: ${title}`,
      lead: `${host} te invita a celebrar`,
      heading: title,
      text: `Aún no hay fecha. Dile a ${host} cuáles te vienen bien.`,
    }),
    nudged: ({ host, title }) => ({
      subject: `¿Vienes? ${title}`,
      heading: '¿Te apuntas?',
      text: `${host} espera tu respuesta para «${title}».`,
    }),
    accepted: ({ host, title }) => ({
      subject: `Vas a ir: ${title}`,
      heading: '¡Nos vemos allí!',
      text: `${host} ya sabe que vas a «${title}». Tu entrada está lista.`,
    }),
    moved_up: ({ host, title }) => ({
      subject: `Hay un lugar para ti: ${title}`,
      heading: 'Hay un lugar para ti',
      text: `Ya no estás en la lista de espera: ${host} te espera en «${title}». Tu entrada está lista.`,
    }),
    rescheduled: ({ host, title, when, isSeated, isSameDay }) => ({
      subject: `${isSameDay ? 'Nueva hora' : 'Nueva fecha'}: ${title}`,
      heading: isSameDay ? 'Hay nueva hora' : 'Hay nueva fecha',
      text: `${host} ha cambiado «${title}» al ${when}. ${isSeated ? 'Te guardamos el lugar hasta que respondas; las entradas de la fecha anterior ya no sirven.' : '¿Puedes ir?'}`,
    }),
    changed: ({ host, title, isSeated }) => ({
      subject: `Novedades: ${title}`,
      heading: 'Hay algunos cambios',
      text: `${host} ha hecho cambios en «${title}».${isSeated ? ' Tu respuesta sigue en pie.' : ''}`,
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `Se acerca: ${title}`,
      heading: 'Nos vemos pronto',
      text: `${host} te espera en «${title}», el ${when}. Tu entrada está lista.`,
    }),
    dates_added: ({ host, title }) => ({
      subject: `Más fechas: ${title}`,
      heading: 'Hay más fechas para elegir',
      text: `${host} ha propuesto más fechas para «${title}». ¿Cuáles te vienen bien?`,
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `Ya hay fecha: ${title}`,
      heading: 'Ya hay fecha',
      text: `${host} ha elegido la fecha de «${title}»: el ${when}. ¿Puedes ir?`,
    }),
    host_message: ({ host, title }) => ({
      subject: `Noticias de ${title}`,
      heading: `Un mensaje de ${host}`,
      text: null,
    }),
    latest: ({ host, title }) => ({
      subject: `Últimas noticias: ${title}`,
      heading: 'Últimas noticias',
      text: `Esto es lo último de ${host} sobre «${title}».`,
    }),
    cancelled: ({ host, title }) => ({
      subject: `Cancelado: ${title}`,
      heading: 'La celebración se ha cancelado',
      text: `Lo sentimos: ${host} ha cancelado «${title}».`,
    }),
  },
}
