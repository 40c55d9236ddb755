import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const collection: LegalSection[] = [
  {
    id: 'in-short',
    heading: 'En bref',
    blocks: [
      list(
        'C’est vous qui décidez qui voit vos publications, votre profil et vos événements.',
        'Nous ne vendons pas vos données, n’affichons pas de publicité extérieure et ne vous suivons pas sur le web.',
        'Les photos perdent leurs données cachées, comme le lieu de la prise de vue, avant que quiconque les voie.',
        'Vous pouvez tout télécharger à tout moment, et tout supprimer pour de bon.',
      ),
      paragraph(
        'L’exploitant de Celebrio, établi aux États-Unis, est responsable des données décrites ici. Les Conditions d’utilisation expliquent ce que veulent dire célébrant, prestataire, événement et annonce.',
      ),
    ],
  },
  {
    id: 'you-give',
    heading: 'Ce que vous nous confiez',
    blocks: [
      list(
        'Pour ouvrir un compte : votre nom, votre adresse e-mail, votre numéro de mobile, votre pays et un mot de passe.',
        'Pour un prestataire, en plus : le nom de l’entreprise, l’adresse, le téléphone professionnel, l’année de création, le mode de paiement souhaité et un document qui montre qui vous êtes ou que vous pouvez exercer.',
        'Pour votre profil, si vous le voulez : date de naissance, genre, lieu, photo, centres d’intérêt, études, loisirs et quelques mots sur vous. Pour les nouvelles rencontres : le nom que vous préférez, vos goûts, et si c’est vous qui invitez.',
        'Ce que vous créez ici : publications, commentaires, j’aime et fleurs, chansons, événements, listes d’invités, réponses aux invitations, groupes, messages, annonces, services, réservations et avis.',
        'Ce que vous nous écrivez : signalements, recours et questions.',
      ),
    ],
  },
  {
    id: 'we-notice',
    heading: 'Ce que nous voyons quand Celebrio fonctionne',
    blocks: [
      paragraph(
        'Nos serveurs voient l’adresse internet, le type d’appareil et de navigateur, l’heure, et la page ou l’action demandée. De là viennent la liste des appareils connectés dans vos paramètres, les limites contre les abus et les journaux qui nous servent à trouver les pannes. Votre navigateur nous indique aussi sa langue et son fuseau horaire, pour que les dates soient justes.',
      ),
      paragraph(
        'Une vidéo ne compte comme vue qu’une fois au plus par personne et par jour, et les prestataires voient le nombre de visites de leur page, sans plus. « Près de chez vous » s’appuie sur le pays, la région et la ville que vous avez choisis, ou sur des coordonnées si vous les avez données. Nous ne suivons pas vos déplacements.',
      ),
    ],
  },
  {
    id: 'from-others',
    heading: 'Ce qui vient des autres',
    blocks: [
      paragraph(
        'Si vous vous connectez avec Google, Google nous donne votre nom et votre adresse e-mail vérifiée. Si vous payez un abonnement ou une mise en avant, le service de paiement nous dit que le paiement a eu lieu et son montant, jamais votre numéro de carte. Enfin, d’autres membres peuvent vous mentionner, vous inviter, vous montrer en photo ou signaler ce que vous avez écrit.',
      ),
    ],
  },
  {
    id: 'why',
    heading: 'Pourquoi nous les utilisons',
    blocks: [
      list(
        'Pour faire ce pour quoi vous êtes là : montrer vos publications, porter les invitations, émettre les billets, transmettre les réservations aux prestataires, remettre les messages. C’est notre contrat avec vous.',
        'Pour protéger les personnes : limiter les abus, répondre aux signalements, vérifier les documents des prestataires et consigner les actes de notre équipe. C’est notre intérêt légitime, et le vôtre.',
        'Pour respecter la loi, par exemple en conservant la trace des paiements.',
        'Avec votre accord, que vous pouvez retirer à tout moment : les notifications push du navigateur, les nouvelles rencontres et les parties facultatives de votre profil.',
      ),
      paragraph(
        'Les suggestions d’amis sont classées selon les relations en commun, puis selon le lieu. Aucune décision ayant un effet juridique pour vous n’est prise par une machine seule.',
      ),
    ],
  },
]
