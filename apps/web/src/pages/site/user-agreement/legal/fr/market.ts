import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const market: LegalSection[] = [
  {
    id: 'events',
    heading: 'Événements, invitations et billets',
    blocks: [
      paragraph(
        'La personne qui crée un événement en est l’hôte et décide qui peut le voir : tout le monde, ses amis, sa famille, ses collègues, les seuls invités, ou personne d’autre pour l’instant. L’hôte est responsable de l’événement, de ce qu’il promet à ses invités et du respect des règles du lieu.',
      ),
      list(
        'Chaque invité accepté reçoit un billet avec son propre code d’entrée. Un code n’ouvre la porte qu’une fois. Ne le vendez pas et ne le transmettez pas.',
        'Quand un événement est complet, les réponses positives rejoignent une liste d’attente et avancent dans l’ordre.',
        'Si l’hôte change la date, les invités sont priés de confirmer à nouveau. S’il supprime l’événement, ils sont prévenus et les réservations sont annulées.',
      ),
    ],
  },
  {
    id: 'bookings',
    heading: 'Réservations',
    blocks: [
      paragraph(
        'Une réservation est un contrat entre le célébrant et le prestataire. Celebrio les met en relation et en garde la trace, mais n’est pas partie à ce contrat.',
      ),
      list(
        'Les prix sont ceux affichés au moment de la réservation. Ils y sont figés, avec l’offre la plus avantageuse qui s’applique.',
        'Le prestataire peut accepter, refuser ou réduire les quantités. Une réservation modifiée ne vaut qu’après le oui du célébrant.',
        'Le célébrant peut annuler sur Celebrio jusqu’à 24 heures avant l’événement. Passé ce délai, parlez-en directement avec le prestataire.',
        'Une fois la prestation terminée, le célébrant peut laisser une note et un avis, et le prestataire y répondre une fois.',
      ),
    ],
  },
  {
    id: 'subscription',
    heading: 'Abonnement des prestataires',
    blocks: [
      paragraph(
        'Les comptes SP et CSP commencent par un mois d’essai gratuit à compter de l’inscription. Ensuite, l’abonnement est facturé à l’année ou tous les six mois, en dollars américains, au prix affiché sur la page Abonnement avant le paiement. Lorsqu’une formule à vie est proposée, elle se règle en une fois.',
      ),
      paragraph(
        'Sans essai ni formule en cours, votre page d’entreprise passe en lecture seule. Elle est conservée et vos clients la voient toujours, mais elle n’est plus référencée et ne reçoit plus de nouvelles réservations. Une nouvelle formule la rétablit telle qu’elle était.',
      ),
    ],
  },
  {
    id: 'refunds',
    heading: 'Résiliation et remboursement',
    blocks: [
      paragraph(
        'Toute résiliation demande un préavis de 24 heures. Vous résiliez un abonnement sur la page Abonnement au moins 24 heures avant son terme ou son renouvellement, et nous vous remboursons la part non utilisée de votre paiement, moins des frais de dossier :',
      ),
      list('10 % s’il reste plus de 10 jours ouvrés de la période payée ;', '5 % s’il reste de 1 à 10 jours ouvrés.'),
      paragraph(
        'S’il reste moins d’un jour ouvré, il n’y a plus rien à rembourser. Le remboursement emprunte le même chemin que le paiement. Les droits au remboursement que la loi de votre pays vous accorde dans tous les cas restent intacts.',
      ),
    ],
  },
  {
    id: 'deals',
    heading: 'Annonces',
    blocks: [
      paragraph(
        'Une annonce est une offre d’un membre à un autre, de bout en bout entre acheteur et vendeur. Décrivez honnêtement ce que vous vendez, avec des photos de l’objet lui-même, ne vendez que ce qui vous appartient et qu’il est permis de vendre, et marquez-le comme vendu dès qu’il est parti.',
      ),
      paragraph(
        'Vous pouvez mettre une annonce en avant aux dates de votre choix. Le prix par jour et le total s’affichent avant le paiement. Une annonce mise en avant figure en tête de la liste publique et porte une étiquette qui le dit.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: 'L’argent qui passe par Celebrio',
    blocks: [
      paragraph(
        'Deux choses seulement se paient à Celebrio : l’abonnement des prestataires et la mise en avant des annonces. Un service de paiement s’en charge ; nous ne voyons ni ne conservons aucun numéro de carte.',
      ),
      paragraph(
        'Ce qu’un célébrant paie à un prestataire, ou un acheteur à un vendeur, ne passe pas par la plateforme. Convenez entre vous du mode et du jour de paiement, demandez un reçu, et méfiez-vous des inconnus qui veulent être payés d’avance. Celebrio ne peut ni retenir, ni restituer, ni assurer ces sommes.',
      ),
    ],
  },
]
