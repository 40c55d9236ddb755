import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const protection: LegalSection[] = [
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
        'Jusqu’à 12 ans inclus, on utilise un compte enfant, avec l’accord d’un parent ou tuteur. Il est introuvable dans la recherche, parmi les suggestions d’amis et dans les nouvelles rencontres, seules ses relations acceptées peuvent lui écrire, et il n’a ni annonces ni réservations. Nous ne demandons à un enfant rien de plus que ce dont le compte a besoin.',
      ),
      paragraph(
        'Un parent ou tuteur peut consulter, corriger et supprimer les données de l’enfant, dans le compte ou en nous écrivant. Les nouvelles rencontres sont fermées à toute personne de moins de 18 ans. Si vous pensez qu’un enfant est ici sans accord, signalez le profil et nous agirons.',
      ),
    ],
  },
]
