import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const membership: LegalSection[] = [
  {
    id: 'agreement',
    heading: 'Dire oui',
    blocks: [
      paragraph(
        'En cochant la case à l’inscription, ou en continuant d’utiliser Celebrio après l’entrée en vigueur d’une nouvelle version, vous acceptez ces conditions et confirmez avoir lu notre Politique de confidentialité. Nous conservons le moment de votre accord et la version que vous avez acceptée.',
      ),
      paragraph(
        'Dans ces pages, « Celebrio » et « nous » désignent l’exploitant de la plateforme Celebrio, établi aux États-Unis. « Vous » désigne la personne ou l’entreprise titulaire du compte. Un « événement » est toujours une fête.',
      ),
    ],
  },
  {
    id: 'age',
    heading: 'Qui peut s’inscrire, et les comptes enfants',
    blocks: [
      paragraph(
        'Peut s’inscrire toute personne en droit de conclure ce contrat là où elle vit, ou dont un parent ou tuteur le conclut pour elle. Indiquez votre vraie date de naissance : plusieurs règles en dépendent.',
      ),
      list(
        'Jusqu’à 12 ans inclus, on dispose d’un compte enfant, ouvert avec l’accord et sous le regard d’un parent ou tuteur. Un compte enfant n’apparaît ni dans la recherche, ni parmi les suggestions d’amis, ni dans les nouvelles rencontres. Seules ses relations acceptées peuvent lui écrire, et il ne peut ni publier d’annonces ni réserver de prestataires.',
        'De 13 à 17 ans, tout Celebrio est ouvert, sauf les nouvelles rencontres.',
        'Les nouvelles rencontres sont réservées aux personnes de 18 ans et plus.',
        'Les comptes de prestataire s’adressent aux adultes et aux entreprises autorisées à proposer ce qu’elles proposent.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Votre compte',
    blocks: [
      paragraph(
        'Un compte appartient à une seule personne ou à une seule entreprise. Donnez votre vrai nom, une adresse e-mail que vous consultez et un mot de passe que vous n’utilisez nulle part ailleurs. Vous répondez de ce qui se passe sous votre compte : prévenez-nous tout de suite si vous pensez que quelqu’un d’autre s’en sert. Les paramètres vous montrent les appareils connectés et vous permettent de déconnecter les autres.',
      ),
      paragraph(
        'Si vous vous connectez avec Google, nous ouvrons ou retrouvons votre compte grâce à l’adresse e-mail vérifiée par Google. Tant que vous n’avez pas confirmé votre adresse, vous pouvez utiliser Celebrio, mais nous ne vous envoyons que les messages concernant le compte lui-même.',
      ),
    ],
  },
  {
    id: 'members',
    heading: 'Célébrants et prestataires',
    blocks: [
      paragraph(
        'Un célébrant est une personne qui a quelque chose à fêter : elle organise des événements, publie, noue des relations, échange des annonces et réserve des prestataires. Pour les célébrants, Celebrio est gratuit.',
      ),
      paragraph(
        'Un prestataire (SP) tient une page d’entreprise avec ses services, ses prix et ses promotions, et répond aux réservations. Un célébrant peut aussi devenir célébrant-prestataire (CSP) et réunir les possibilités des deux. Les comptes SP et CSP paient un abonnement après une période d’essai gratuite.',
      ),
      paragraph(
        'Le prestataire s’inscrit avec un document : carte nationale d’identité, certificat d’activité ou agrément officiel. Vous confirmez que ce document est authentique et que vous disposez des licences, assurances et autorisations que votre métier exige. Le badge « vérifié » signifie que nous avons examiné le document. Il ne garantit pas la prestation.',
      ),
    ],
  },
]
