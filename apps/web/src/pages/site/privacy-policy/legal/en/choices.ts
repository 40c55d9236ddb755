import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const choices: LegalSection[] = [
  {
    id: 'keeping',
    heading: 'How long we keep it, and how it goes',
    blocks: [
      paragraph(
        'We keep your data for as long as you have your account. What you delete disappears from view at once. While your account is suspended, it and everything it owns is hidden, and kept for your return.',
      ),
      paragraph(
        'When you delete your account, you are signed out everywhere and everything is hidden at once. After 30 days your personal data is erased, together with the files of your posts. Only what the law obliges us to keep, such as records of payments made to us, stays for the time the law sets, and serves no other purpose.',
      ),
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights, wherever you live',
    blocks: [
      list(
        'See and take: Download My Data in Settings gives you one archive of everything the account holds.',
        'Correct: edit your profile, posts, events and comments yourself.',
        'Limit and object: make your account private, leave Meet New Friends, switch off notifications, block, or suspend the account.',
        'Erase: delete single things, or the whole account.',
        'Complain: to us first, if you like, and at any time to the data protection authority where you live.',
      ),
      paragraph(
        'We treat no one worse for using a right. For anything you cannot do yourself, write to us, and we answer within 30 days, or sooner where your law says so.',
      ),
    ],
  },
  {
    id: 'where',
    heading: 'Where your data lives',
    blocks: [
      paragraph(
        'Celebrio is based in the United States, and your data is handled there. If you join from another country, your data travels to the United States. We protect it there as this page says, and give you the safeguards that the law of your country requires for such a transfer.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Changes, and how to reach us',
    blocks: [
      paragraph(
        'When this policy changes, we tell you at least 7 days before, on Celebrio and by email to confirmed addresses. The date at the top is that of the version you are reading.',
      ),
      paragraph(
        'Questions about your data reach us through Celebrio’s own pages: Contact Us is in your menu and at the foot of this page, Report is beside each post, comment, person and deal, and the choices about your data are in Settings.',
      ),
    ],
  },
]
