import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Politique de confidentialité',
  updated: '2026-11-01',
  intro:
    'Une fête, c’est personnel. Cette page dit ce que nous savons de vous, pourquoi, qui le voit, et comment le reprendre. Elle est aussi longue qu’il le faut, et pas davantage.',
  sections: [
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
          'L’exploitant de Celebrio, établi aux États-Unis, est responsable des données décrites ici. Les Conditions d’utilisation expliquent ce que veulent dire célébrant, prestataire, événement et bon plan.',
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
          'Ce que vous créez ici : publications, commentaires, j’aime et fleurs, chansons, événements, listes d’invités, réponses aux invitations, groupes, messages, bons plans, services, réservations et avis.',
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
          'Les suggestions d’amis sont classées selon les contacts en commun, puis selon le lieu. Aucune décision ayant un effet juridique pour vous n’est prise par une machine seule.',
        ),
      ],
    },
    {
      id: 'who-sees',
      heading: 'Qui voit quoi',
      blocks: [
        list(
          'Les publications d’un compte privé, et leurs fichiers, ne sont visibles que de ses contacts acceptés. Un partage n’élargit jamais ce cercle. Celles des autres comptes sont publiques.',
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
          'Les messages de discussion sont stockés sur nos serveurs pour que vous les retrouviez sur chaque appareil ; ils ne sont pas chiffrés de bout en bout. Vous pouvez supprimer un de vos messages pour tout le monde. Le premier message d’une personne qui n’est pas dans vos contacts arrive comme une demande.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'Ce qui reste dans votre navigateur',
      blocks: [
        paragraph(
          'Votre navigateur garde ce dont Celebrio a besoin pour fonctionner : le jeton qui vous maintient connecté, votre nom, votre adresse e-mail et votre type de compte, votre pays, votre langue, et le fait que vous avez vu l’accueil. Il n’y a ni cookies publicitaires ni traceurs d’autres entreprises. La déconnexion efface ce qui vous connectait.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Comment nous les protégeons',
      blocks: [
        list(
          'Les mots de passe ne sont conservés que sous la forme d’une empreinte Argon2id, que personne ne peut retransformer en mot de passe.',
          'Les jetons de connexion sont de longues valeurs aléatoires dont nous ne gardons qu’une empreinte. Ils expirent après 30 jours sans usage, et un nouveau mot de passe met fin à toutes les autres sessions.',
          'Les codes de réinitialisation vivent 10 minutes et meurent après cinq essais faux. Le lien qui confirme votre adresse vit 24 heures.',
          'Chaque billet porte un code impossible à deviner, qui n’ouvre la porte qu’une fois.',
          'Le nombre d’essais de connexion, d’inscriptions et de demandes de code est limité.',
        ),
        paragraph(
          'Aucun système n’est parfait. S’il arrive quelque chose qui menace vos données, nous vous prévenons, ainsi que les autorités, comme la loi le demande, et nous vous disons quoi faire.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Enfants et adolescents',
      blocks: [
        paragraph(
          'Jusqu’à 12 ans inclus, on utilise un compte enfant, avec l’accord d’un parent ou tuteur. Il est introuvable dans la recherche, parmi les suggestions d’amis et dans les nouvelles rencontres, seuls ses contacts acceptés peuvent lui écrire, et il n’a ni bons plans ni réservations. Nous ne demandons à un enfant rien de plus que ce dont le compte a besoin.',
        ),
        paragraph(
          'Un parent ou tuteur peut consulter, corriger et supprimer les données de l’enfant, dans le compte ou en nous écrivant. Les nouvelles rencontres sont fermées à toute personne de moins de 18 ans. Si vous pensez qu’un enfant est ici sans accord, signalez le profil et nous agirons.',
        ),
      ],
    },
    {
      id: 'keeping',
      heading: 'Combien de temps nous les gardons, et comment elles s’en vont',
      blocks: [
        paragraph(
          'Nous gardons vos données aussi longtemps que vous avez votre compte. Ce que vous supprimez disparaît aussitôt de la vue. Un compte suspendu est masqué avec tout ce qu’il contient, et gardé pour votre retour.',
        ),
        paragraph(
          'Quand vous supprimez votre compte, vous êtes déconnecté partout et tout est masqué sur-le-champ. Au bout de 30 jours, vos données personnelles sont effacées, avec les fichiers de vos publications. Seul ce que la loi nous oblige à conserver, comme la trace des paiements qui nous ont été faits, demeure le temps fixé par la loi et ne sert à rien d’autre.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits, où que vous viviez',
      blocks: [
        list(
          'Voir et emporter : « Télécharger mes données », dans les paramètres, vous donne une archive de tout ce que contient le compte.',
          'Corriger : modifiez vous-même votre profil, vos publications, vos événements et vos commentaires.',
          'Limiter et vous opposer : rendez votre compte privé, quittez les nouvelles rencontres, coupez les notifications, bloquez ou suspendez le compte.',
          'Effacer : supprimez un élément, ou tout le compte.',
          'Réclamer : auprès de nous d’abord, si vous voulez bien, et à tout moment auprès de l’autorité de protection des données de votre pays.',
        ),
        paragraph(
          'Personne n’est moins bien traité pour avoir exercé un droit. Pour tout ce que vous ne pouvez pas faire vous-même, écrivez-nous : nous répondons sous 30 jours, ou plus vite si votre loi le veut.',
        ),
      ],
    },
    {
      id: 'where',
      heading: 'Où vivent vos données',
      blocks: [
        paragraph(
          'Celebrio est établi aux États-Unis, et vos données y sont traitées. Si vous vous inscrivez depuis un autre pays, elles voyagent vers les États-Unis. Nous les y protégeons comme le dit cette page et vous donnons les garanties que la loi de votre pays exige pour un tel transfert.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Les changements, et comment nous joindre',
      blocks: [
        paragraph(
          'Quand cette politique change, nous vous prévenons au moins 7 jours avant, sur Celebrio et par e-mail aux adresses confirmées. La date en haut de la page est celle de la version que vous lisez.',
        ),
        paragraph(
          'Vos questions sur vos données nous parviennent par les pages de Celebrio : les prestataires ont « Nous contacter » dans leur menu, et tout le monde a « Signaler » à côté de chaque publication, commentaire, personne et bon plan, ainsi que les choix sur ses données dans les paramètres.',
        ),
      ],
    },
  ],
}

export default text
