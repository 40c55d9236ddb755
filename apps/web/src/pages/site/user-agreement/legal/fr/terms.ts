import { type LegalSection, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const terms: LegalSection[] = [
  {
    id: 'liability',
    heading: 'Ce que nous promettons, et ce que nous ne pouvons pas promettre',
    blocks: [
      paragraph(
        'Nous faisons tourner Celebrio avec soin et réparons ce qui casse, mais nous ne promettons pas qu’il soit toujours disponible ni sans erreur. Nous ne choisissons pas vos invités, ne cuisinons pas le repas et ne jouons pas la musique : nous ne répondons donc pas de ce que font, ou ne font pas, les membres, les hôtes, les prestataires, les acheteurs ou les vendeurs.',
      ),
      paragraph(
        'Dans la mesure permise par la loi, notre responsabilité envers vous se limite au montant que vous nous avez payé dans les douze mois précédant le dommage. Cela ne limite pas la responsabilité que la loi interdit de limiter, par exemple en cas de faute intentionnelle ou d’atteinte à la vie et à la santé.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Quand ces conditions changent',
    blocks: [
      paragraph(
        'Celebrio grandit, et ce contrat doit parfois grandir avec lui. Nous vous prévenons au moins 7 jours avant l’entrée en vigueur d’un changement, sur Celebrio et par e-mail aux adresses confirmées, en disant ce qui est différent. Si vous n’êtes pas d’accord, vous pouvez partir avant cette date, et les règles de remboursement ci-dessus s’appliquent à l’abonnement en cours. Les changements que la loi impose sans délai peuvent intervenir plus tôt.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'Le droit applicable',
    blocks: [
      paragraph(
        'Celebrio est établi aux États-Unis, et ce contrat suit le droit des États-Unis. Si vous êtes consommateur dans un autre pays, la protection que vous donne la loi de ce pays demeure, et vous pouvez y saisir les tribunaux lorsque cette loi le prévoit.',
      ),
      paragraph(
        'Si une phrase de ce contrat se révèle nulle, le reste tient. Le contrat existe en anglais, en français, en espagnol et en portugais. Si les versions divergent, c’est l’anglaise qui l’emporte, sauf si votre loi en décide autrement.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Nous parler',
    blocks: [
      paragraph(
        'La plupart des désaccords se règlent en se parlant : commencez donc par nous. Écrivez-nous depuis les pages de Celebrio. Vous trouvez « Nous contacter » dans votre menu et en bas de cette page, et « Signaler » à côté de chaque publication, commentaire, personne et annonce ; les choix qui concernent votre compte sont dans les paramètres. C’est une personne qui vous lit.',
      ),
    ],
  },
]
