export { ChangePasswordPage as Component } from '#features/people/accounts'
