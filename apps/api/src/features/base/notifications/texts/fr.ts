import { same, type Texts } from './texts.ts'

export const fr: Texts = {
  others: count => `${count} autres personnes`,
  parts: { place: 'le lieu', end: 'la fin', dress_code: 'la tenue' },
  being: (change, now) => `${change} : ${now}`,
  kinds: {
    friend_requested: {
      one: who => `${who} souhaite entrer en contact avec vous`,
      many: who => `${who} souhaitent entrer en contact avec vous`,
    },
    friend_accepted: {
      one: who => `${who} a accepté votre demande`,
      many: who => `${who} ont accepté votre demande`,
    },
    post_liked: { one: who => `${who} a aimé votre publication`, many: who => `${who} ont aimé votre publication` },
    post_superliked: {
      one: who => `${who} a offert une fleur à votre publication`,
      many: who => `${who} ont offert des fleurs à votre publication`,
    },
    post_shared: {
      one: who => `${who} a partagé votre publication`,
      many: who => `${who} ont partagé votre publication`,
    },
    post_commented: {
      one: who => `${who} a commenté votre publication`,
      many: who => `${who} ont commenté votre publication`,
    },
    post_mentioned: {
      one: who => `${who} vous a mentionné dans une publication`,
      many: who => `${who} vous ont mentionné dans une publication`,
    },
    comment_replied: {
      one: who => `${who} a répondu à votre commentaire`,
      many: who => `${who} ont répondu à votre commentaire`,
    },
    comment_liked: {
      one: who => `${who} a aimé votre commentaire`,
      many: who => `${who} ont aimé votre commentaire`,
    },
    comment_mentioned: {
      one: who => `${who} vous a mentionné dans un commentaire`,
      many: who => `${who} vous ont mentionné dans un commentaire`,
    },
    meet_treated: { one: who => `${who} aimerait vous inviter`, many: who => `${who} aimeraient vous inviter` },
    meet_answered: {
      one: who => `${who} a accepté votre invitation`,
      many: who => `${who} ont accepté votre invitation`,
    },
    event_invited: {
      one: who => `${who} vous invite à un événement`,
      many: who => `${who} vous invitent à un événement`,
    },
    event_accepted: {
      one: who => `${who} participera à votre événement`,
      many: who => `${who} participeront à votre événement`,
    },
    event_rejected: {
      one: who => `${who} ne pourra pas venir à votre événement`,
      many: who => `${who} ne pourront pas venir à votre événement`,
    },
    event_requested: {
      one: who => `${who} aimerait participer à votre événement`,
      many: who => `${who} aimeraient participer à votre événement`,
    },
    event_request_accepted: {
      one: who => `${who} a accepté votre demande de participation`,
      many: who => `${who} ont accepté votre demande de participation`,
    },
    // Without "de", which a vowel would shorten.
    event_moved_up: {
      one: who => `Une place s’est libérée pour vous : ${who} vous attend`,
      many: who => `Une place s’est libérée pour vous : ${who} vous attendent`,
    },
    event_rescheduled: {
      one: (who, when) => `${who} a changé la date d’un événement : ${when}. Pouvez-vous toujours venir ?`,
      many: (who, when) => `${who} ont changé la date d’un événement : ${when}. Pouvez-vous toujours venir ?`,
    },
    event_changed: {
      one: (who, what) => `${who} a changé ${what} d’un événement`,
      many: (who, what) => `${who} ont changé ${what} d’un événement`,
    },
    event_dates_added: {
      one: who => `${who} a proposé d’autres dates pour un événement. Lesquelles vous conviennent ?`,
      many: who => `${who} ont proposé d’autres dates pour un événement. Lesquelles vous conviennent ?`,
    },
    event_date_chosen: {
      one: who => `${who} a choisi la date d’un événement. Pouvez-vous venir ?`,
      many: who => `${who} ont choisi la date d’un événement. Pouvez-vous venir ?`,
    },
    event_deleted: {
      one: who => `${who} a annulé un événement`,
      many: who => `${who} ont annulé un événement`,
    },
    event_cohost: {
      one: who => `${who} vous a demandé de coorganiser un événement`,
      many: who => `${who} vous ont demandé de coorganiser un événement`,
    },
    event_door: {
      one: who => `${who} vous a demandé de l’aide à l’entrée`,
      many: who => `${who} vous ont demandé de l’aide à l’entrée`,
    },
    event_wall_waiting: {
      one: who => `${who} a partagé quelque chose qui attend votre accord`,
      many: who => `${who} ont partagé quelque chose qui attend votre accord`,
    },
    event_wall_shared: {
      one: who => `${who} a écrit sur le mur d’un événement`,
      many: who => `${who} ont écrit sur le mur d’un événement`,
    },
    event_tomorrow: same(when => `C’est bientôt : ${when}`),
    event_soon: same(when => `Ça commence dans peu de temps : ${when}`),
  },
}
