import { same, type Texts } from './texts.ts'

export const es: Texts = {
  others: count => `${count} personas más`,
  parts: { place: 'el lugar', end: 'la hora de fin', dress_code: 'el código de vestimenta' },
  being: (change, now) => `${change}: ${now}`,
  kinds: {
    friend_requested: {
      one: who => `${who} quiere conectar contigo`,
      many: who => `${who} quieren conectar contigo`,
    },
    friend_accepted: { one: who => `${who} aceptó tu solicitud`, many: who => `${who} aceptaron tu solicitud` },
    post_liked: {
      one: who => `A ${who} le gustó tu publicación`,
      many: who => `A ${who} les gustó tu publicación`,
    },
    post_superliked: {
      one: who => `${who} le dio una flor a tu publicación`,
      many: who => `${who} le dieron flores a tu publicación`,
    },
    post_shared: { one: who => `${who} compartió tu publicación`, many: who => `${who} compartieron tu publicación` },
    post_commented: { one: who => `${who} comentó tu publicación`, many: who => `${who} comentaron tu publicación` },
    post_mentioned: {
      one: who => `${who} te mencionó en una publicación`,
      many: who => `${who} te mencionaron en una publicación`,
    },
    comment_replied: {
      one: who => `${who} respondió a tu comentario`,
      many: who => `${who} respondieron a tu comentario`,
    },
    comment_liked: {
      one: who => `A ${who} le gustó tu comentario`,
      many: who => `A ${who} les gustó tu comentario`,
    },
    comment_mentioned: {
      one: who => `${who} te mencionó en un comentario`,
      many: who => `${who} te mencionaron en un comentario`,
    },
    meet_treated: { one: who => `${who} quiere invitarte`, many: who => `${who} quieren invitarte` },
    meet_answered: {
      one: who => `${who} aceptó tu invitación`,
      many: who => `${who} aceptaron tu invitación`,
    },
    event_invited: { one: who => `${who} te invita a un evento`, many: who => `${who} te invitan a un evento` },
    event_accepted: { one: who => `${who} irá a tu evento`, many: who => `${who} irán a tu evento` },
    event_rejected: {
      one: who => `${who} no podrá ir a tu evento`,
      many: who => `${who} no podrán ir a tu evento`,
    },
    event_requested: {
      one: who => `${who} quiere ir a tu evento`,
      many: who => `${who} quieren ir a tu evento`,
    },
    event_request_accepted: {
      one: who => `${who} aceptó tu solicitud para ir a un evento`,
      many: who => `${who} aceptaron tu solicitud para ir a un evento`,
    },
    event_moved_up: same(who => `Se liberó un lugar para ti en el evento de ${who}`),
    event_rescheduled: {
      one: (who, when) => `${who} cambió la fecha de un evento: ${when}. ¿Todavía puedes ir?`,
      many: (who, when) => `${who} cambiaron la fecha de un evento: ${when}. ¿Todavía puedes ir?`,
    },
    event_changed: {
      one: (who, what) => `${who} cambió ${what} de un evento`,
      many: (who, what) => `${who} cambiaron ${what} de un evento`,
    },
    event_dates_added: {
      one: who => `${who} propuso más fechas para un evento. ¿Cuáles te vienen bien?`,
      many: who => `${who} propusieron más fechas para un evento. ¿Cuáles te vienen bien?`,
    },
    event_date_chosen: {
      one: who => `${who} eligió la fecha de un evento. ¿Puedes ir?`,
      many: who => `${who} eligieron la fecha de un evento. ¿Puedes ir?`,
    },
    event_deleted: { one: who => `${who} canceló un evento`, many: who => `${who} cancelaron un evento` },
    event_cohost: {
      one: who => `${who} te pidió coorganizar un evento`,
      many: who => `${who} te pidieron coorganizar un evento`,
    },
    event_door: {
      one: who => `${who} te pidió ayuda en la entrada`,
      many: who => `${who} te pidieron ayuda en la entrada`,
    },
    event_wall_waiting: {
      one: who => `${who} espera a que veas lo que compartió`,
      many: who => `${who} esperan a que veas lo que compartieron`,
    },
    event_wall_shared: {
      one: who => `${who} escribió en el muro de un evento`,
      many: who => `${who} escribieron en el muro de un evento`,
    },
    event_tomorrow: same(when => `Se acerca: ${when}`),
    event_soon: same(when => `Empieza dentro de poco: ${when}`),
  },
}
