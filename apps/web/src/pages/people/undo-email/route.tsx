import { EmailLink } from '#features/people/accounts'

/** The target of the link in the e-mail to the address of before. */
export const Component = () => <EmailLink kind="undo" />
