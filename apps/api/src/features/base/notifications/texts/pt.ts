import { same, type Texts } from './texts.ts'

export const pt: Texts = {
  others: count => `mais ${count} pessoas`,
  parts: { place: 'o local', end: 'o horário de término', dress_code: 'o traje' },
  being: (change, now) => `${change}: ${now}`,
  kinds: {
    friend_requested: {
      one: who => `${who} quer se conectar com você`,
      many: who => `${who} querem se conectar com você`,
    },
    friend_accepted: { one: who => `${who} aceitou seu pedido`, many: who => `${who} aceitaram seu pedido` },
    post_liked: { one: who => `${who} curtiu sua publicação`, many: who => `${who} curtiram sua publicação` },
    post_superliked: {
      one: who => `${who} deu uma flor à sua publicação`,
      many: who => `${who} deram flores à sua publicação`,
    },
    post_shared: {
      one: who => `${who} compartilhou sua publicação`,
      many: who => `${who} compartilharam sua publicação`,
    },
    post_commented: { one: who => `${who} comentou sua publicação`, many: who => `${who} comentaram sua publicação` },
    post_mentioned: {
      one: who => `${who} mencionou você em uma publicação`,
      many: who => `${who} mencionaram você em uma publicação`,
    },
    comment_replied: {
      one: who => `${who} respondeu ao seu comentário`,
      many: who => `${who} responderam ao seu comentário`,
    },
    comment_liked: { one: who => `${who} curtiu seu comentário`, many: who => `${who} curtiram seu comentário` },
    comment_mentioned: {
      one: who => `${who} mencionou você em um comentário`,
      many: who => `${who} mencionaram você em um comentário`,
    },
    meet_treated: { one: who => `${who} quer convidar você`, many: who => `${who} querem convidar você` },
    meet_answered: { one: who => `${who} aceitou seu convite`, many: who => `${who} aceitaram seu convite` },
    event_invited: {
      one: who => `${who} convidou você para um evento`,
      many: who => `${who} convidaram você para um evento`,
    },
    event_accepted: { one: who => `${who} vai ao seu evento`, many: who => `${who} vão ao seu evento` },
    event_rejected: {
      one: who => `${who} não poderá ir ao seu evento`,
      many: who => `${who} não poderão ir ao seu evento`,
    },
    event_requested: {
      one: who => `${who} quer participar do seu evento`,
      many: who => `${who} querem participar do seu evento`,
    },
    event_request_accepted: {
      one: who => `${who} aceitou seu pedido para participar de um evento`,
      many: who => `${who} aceitaram seu pedido para participar de um evento`,
    },
    event_moved_up: same(who => `Abriu uma vaga para você no evento de ${who}`),
    event_rescheduled: {
      one: (who, when) => `${who} mudou a data de um evento: ${when}. Você ainda pode ir?`,
      many: (who, when) => `${who} mudaram a data de um evento: ${when}. Você ainda pode ir?`,
    },
    event_changed: {
      one: (who, what) => `${who} mudou ${what} de um evento`,
      many: (who, what) => `${who} mudaram ${what} de um evento`,
    },
    event_dates_added: {
      one: who => `${who} propôs mais datas para um evento. Quais são boas para você?`,
      many: who => `${who} propuseram mais datas para um evento. Quais são boas para você?`,
    },
    event_date_chosen: {
      one: who => `${who} escolheu a data de um evento. Você pode ir?`,
      many: who => `${who} escolheram a data de um evento. Você pode ir?`,
    },
    event_deleted: { one: who => `${who} cancelou um evento`, many: who => `${who} cancelaram um evento` },
    event_cohost: {
      one: who => `${who} convidou você para organizar um evento em conjunto`,
      many: who => `${who} convidaram você para organizar um evento em conjunto`,
    },
    event_door: {
      one: who => `${who} pediu sua ajuda na entrada`,
      many: who => `${who} pediram sua ajuda na entrada`,
    },
    event_wall_waiting: {
      one: who => `${who} está esperando você ver o que compartilhou`,
      many: who => `${who} estão esperando você ver o que compartilharam`,
    },
    event_wall_shared: {
      one: who => `${who} escreveu no mural de um evento`,
      many: who => `${who} escreveram no mural de um evento`,
    },
    event_tomorrow: same(when => `Está chegando: ${when}`),
    event_soon: same(when => `Começa daqui a pouco: ${when}`),
  },
}
