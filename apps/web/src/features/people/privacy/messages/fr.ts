import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Confidentialité',
  lead: 'Choisissez qui peut vous contacter, vous trouver et voir votre anniversaire. Les personnes que vous avez bloquées ne peuvent rien faire de tout cela.',
  providerLead:
    'Choisissez qui peut vous contacter et qui voit votre anniversaire. Les personnes que vous avez bloquées ne peuvent faire ni l’un ni l’autre.',
  kidsLead:
    'Ceci est un compte enfant : seules vos relations peuvent vous trouver, vous écrire et voir ce que vous partagez.',
  messages_from: {
    label: 'Qui peut vous écrire',
    note: 'Les conversations en cours continuent.',
    everybody: 'Tout le monde',
    everybodyHint: 'Les personnes qui ne font pas partie de vos relations envoient d’abord une demande.',
    connections: 'Vos relations',
    connectionsHint: 'Seules vos relations peuvent commencer une conversation.',
    nobody: 'Personne de nouveau',
    nobodyHint: 'Personne ne peut commencer de conversation avec vous. Vous, si.',
  },
  invitations_from: {
    label: 'Qui peut vous inviter',
    note: 'À des événements et des groupes. Les invitations déjà reçues restent valables.',
    everybody: 'Tous ceux qui le peuvent',
    everybodyHint: 'Vos relations et les membres de vos groupes.',
    connections: 'Vos relations',
    connectionsHint: 'Uniquement les personnes avec qui vous êtes en relation.',
    nobody: 'Personne',
    nobodyHint: 'Vous pouvez toujours demander à participer ou utiliser un lien que l’on vous envoie.',
  },
  birthday_to: {
    label: 'Qui voit votre anniversaire',
    note: 'L’année n’est jamais affichée.',
    everybody: 'Tout le monde',
    everybodyHint: 'Toute personne qui voit votre profil. Si votre compte est privé, ce sont vos relations.',
    connections: 'Vos relations',
    connectionsHint: 'Uniquement les personnes avec qui vous êtes en relation.',
    nobody: 'Moi uniquement',
    nobodyHint: 'Personne d’autre ne le voit sur votre profil.',
  },
  found_by: {
    label: 'Qui peut vous trouver',
    note: 'Dans la recherche, les suggestions, les mentions et les rencontres. Votre profil reste accessible depuis vos publications.',
    everybody: 'Tout le monde',
    everybodyHint: 'Tous les membres de Celebrio peuvent vous trouver.',
    circle: 'Les relations de vos relations',
    circleHint: 'Uniquement les personnes avec qui vous avez une relation en commun, et vos propres relations.',
    connections: 'Vos relations',
    connectionsHint: 'Uniquement les personnes avec qui vous êtes en relation.',
  },
  foundByConnections: 'Seules vos relations peuvent vous trouver.',
  blocking: 'Blocage',
  blockingHint:
    'Les personnes que vous bloquez ne peuvent ni vous voir, ni vous trouver, ni vous contacter. Vous pouvez les débloquer à tout moment.',
  seeBlocked: 'Voir les personnes bloquées',
  chats: 'Dans les conversations',
  reads: 'Montrer que j’ai lu les messages',
  readsHint:
    'Dans les conversations à deux. Si vous désactivez cette option, vous ne verrez plus non plus si les autres ont lu les vôtres.',
  saved: 'Enregistré',
} satisfies Translation<typeof en>
