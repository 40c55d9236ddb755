import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  offer: 'Activer les notifications ?',
  offerText: 'Nous vous préviendrons dès qu’une réponse arrive ou qu’on vous attend, même quand Celebrio est fermé.',
  turnOn: 'Activer',
  notNow: 'Pas maintenant',
  turnedOn: 'Notifications activées sur cet appareil',
  turnedOff: 'Notifications désactivées sur cet appareil',
  notAllowed: 'Votre navigateur ne l’autorise pas. Vous pouvez le changer dans ses réglages.',
  failed: 'Impossible d’activer les notifications. Réessayez plus tard.',
  device: 'Notifications push sur cet appareil',
  deviceHint: 'Même quand Celebrio est fermé.',
  unable:
    'Ce navigateur ne peut pas afficher de notifications push. Sur iPhone, ajoutez d’abord Celebrio à l’écran d’accueil.',
  blocked: 'Votre navigateur bloque les notifications de Celebrio. Vous pouvez le changer dans ses réglages.',
} satisfies Translation<typeof en>
