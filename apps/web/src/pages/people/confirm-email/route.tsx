import { EmailLink } from '#features/people/accounts'

/** The target of the link in the e-mail to a new address. */
export const Component = () => <EmailLink kind="confirm" />
