import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const conduct: LegalSection[] = [
  {
    id: 'content',
    heading: 'What you post stays yours',
    blocks: [
      paragraph(
        'Your words, pictures, videos and songs belong to you. So that we can show them, you allow us to store, resize, convert and display them to the people your settings reach, for as long as they are on Celebrio. That permission ends when you delete them.',
      ),
      paragraph(
        'Post only what you may post. A song needs the rights of those who made it. A picture needs the consent of the people in it, and for children that of their parents. If something of yours appears here without your permission, report it and we will look at it.',
      ),
    ],
  },
  {
    id: 'house-rules',
    heading: 'House rules',
    blocks: [
      paragraph('A good party has few rules, and everyone knows them. Please do not:'),
      list(
        'threaten, harass, shame or impersonate anyone, or spread hatred against groups of people;',
        'post sexual content involving minors, other illegal content, or intimate pictures without consent;',
        'deceive: fake events, fake reviews, fake documents, fake deals, spam or chain messages;',
        'sell weapons, drugs, stolen goods or anything else that the law forbids;',
        'collect other people’s data, break into accounts, probe or overload the service, or go around its limits;',
        'use Meet New Friends to advertise, or to approach people under 18.',
      ),
    ],
  },
  {
    id: 'moderation',
    heading: 'Reports, decisions and appeals',
    blocks: [
      paragraph(
        'You can report posts, comments, people, deals and meet profiles, and you can block anyone. Blocking makes both of you invisible to each other, and neither is told.',
      ),
      paragraph(
        'Moderators read each report in its context. They may dismiss it, hide what was reported, warn its author or suspend the account. The author learns the reason and may appeal, and every decision of our staff is logged. We act sooner and harder where someone’s safety is at stake.',
      ),
    ],
  },
  {
    id: 'leaving',
    heading: 'Taking a break, and leaving',
    blocks: [
      paragraph(
        'You may suspend your account in Settings. It and everything it owns is then hidden. Sign in again whenever you like, and we offer to wake it up.',
      ),
      paragraph(
        'You may also delete your account in Settings. We ask for your password, or a fresh sign-in with Google. You are signed out everywhere and everything is hidden at once. After 30 days your personal data is erased, the files of your posts included. Download your data first if you want to keep it.',
      ),
      paragraph(
        'Deleting an account does not settle what you still owe: cancel your bookings and keep your agreements with guests, customers and sellers before you go.',
      ),
    ],
  },
]
