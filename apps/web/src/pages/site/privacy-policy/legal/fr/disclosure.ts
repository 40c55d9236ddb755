import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const disclosure: LegalSection[] = [
  {
    id: 'who-sees',
    heading: 'Qui voit quoi',
    blocks: [
      list(
        'Les publications d’un compte privé, et leurs fichiers, ne sont visibles que de ses relations acceptées. Un partage n’élargit jamais ce cercle. Celles des autres comptes sont publiques.',
        'Un événement est visible de celles et ceux à qui son hôte l’a ouvert. Les événements publics et les pages de prestataires se lisent sans compte et se partagent par un lien.',
        'L’hôte voit qui est invité et ce que chacun a répondu. L’hôte et ses aides à l’entrée voient votre nom quand votre billet est scanné.',
        'Un prestataire voit les détails des événements et des réservations qui lui sont adressés.',
        'Quand vous bloquez quelqu’un, vous ne vous voyez plus, ni l’un ni l’autre.',
        'Les modérateurs voient ce qui a été signalé, avec son contexte.',
      ),
      paragraph(
        'L’adresse de votre agenda personnel montre vos événements à qui la possède. Gardez-la pour vous, comme une clé.',
      ),
    ],
  },
  {
    id: 'files',
    heading: 'Photos, vidéos, chansons et documents',
    blocks: [
      paragraph(
        'Chaque photo est refaite au moment de l’envoi, en plusieurs tailles, et les données cachées du fichier, comme les coordonnées GPS, sont retirées. Les fichiers vidéo et audio sont contrôlés eux aussi, et leurs données descriptives, comme le lieu et la date, sont retirées. Le titre d’une chanson s’affiche avec elle.',
      ),
      paragraph(
        'Les documents des prestataires sont des fichiers privés. Seuls le prestataire lui-même et nos administrateurs peuvent les ouvrir.',
      ),
    ],
  },
  {
    id: 'sharing',
    heading: 'À qui nous transmettons des données',
    blocks: [
      list(
        'Aux entreprises qui exploitent pour nous les serveurs, le stockage et l’envoi des e-mails. Elles travaillent sur nos instructions, et pour rien d’autre.',
        'Au service de paiement, comme PayPal, pour les abonnements et les mises en avant.',
        'À Google, si vous choisissez de vous connecter avec lui, et au service push de l’éditeur de votre navigateur, si vous autorisez ces notifications.',
        'Aux autorités, lorsqu’une décision juridique valable nous y oblige, et pas au-delà de ce qu’elle exige.',
        'À un successeur, si Celebrio devait un jour être exploité par quelqu’un d’autre, aux conditions de cette page et après vous avoir prévenu.',
      ),
      paragraph(
        'Entre célébrant et prestataire, comme entre acheteur et vendeur, l’argent ne passe pas par la plateforme. Nous n’avons donc sur ces paiements aucune donnée au-delà de ce que dit la réservation.',
      ),
    ],
  },
  {
    id: 'messages',
    heading: 'E-mails et notifications',
    blocks: [
      paragraph(
        'Les e-mails qui concernent votre compte, comme les codes, les confirmations et les alertes de sécurité, vous parviennent toujours. Les autres n’arrivent qu’une fois votre adresse confirmée, dans votre langue, et pour ce qui compte. Dans les paramètres, vous coupez les notifications, toutes ou par type.',
      ),
      paragraph(
        'Les messages de discussion sont stockés sur nos serveurs pour que vous les retrouviez sur chaque appareil ; ils ne sont pas chiffrés de bout en bout. Vous pouvez supprimer un de vos messages pour tout le monde. Le premier message d’une personne qui ne fait pas partie de vos relations arrive comme une demande.',
      ),
    ],
  },
]
