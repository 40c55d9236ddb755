import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const protection: LegalSection[] = [
  {
    id: 'browser',
    heading: 'What stays in your browser',
    blocks: [
      paragraph(
        'Your browser stores what Celebrio needs to work: the token that keeps you signed in, your name, email address and account type, your country, your language and whether you have seen the welcome. There are no advertising cookies and no trackers of other companies. Logging out removes the sign-in.',
      ),
    ],
  },
  {
    id: 'security',
    heading: 'How we guard it',
    blocks: [
      list(
        'Passwords are kept only as an Argon2id hash, which no one can turn back into your password.',
        'Sign-in tokens are long random values of which we keep only a hash. They expire after 30 days without use, and a new password ends all other sessions.',
        'Reset codes live for 10 minutes and die after five wrong tries. The link that confirms your email address lives for 24 hours.',
        'Every ticket has a code that cannot be guessed and that opens the door once.',
        'Attempts to sign in, to register and to request codes are limited in number.',
      ),
      paragraph(
        'No system is perfect. If something happens that puts your data at risk, we tell you and the authorities as the law requires, and say what to do.',
      ),
    ],
  },
  {
    id: 'children',
    heading: 'Children and young people',
    blocks: [
      paragraph(
        'Ages 12 and under use a kids account, with the consent of a parent or guardian. It cannot be found in search, in Find Friends or in Meet New Friends, only accepted connections can message it, and it has neither deals nor bookings. We ask a child for no more than the account needs.',
      ),
      paragraph(
        'A parent or guardian may see, correct and delete the child’s data, in the account or by writing to us. Meet New Friends is closed to everyone under 18. If you think that a child is here without consent, report the profile, and we will act.',
      ),
    ],
  },
]
